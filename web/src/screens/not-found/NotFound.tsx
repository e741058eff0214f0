// 404: there is nothing at this address; the way back to the application.
import { indexRoute } from '@loan/domain/states'
import { Link } from 'wouter'
import { useTexts } from '../../context/useTexts.ts'
import { Stack } from '../../ui/Stack.tsx'
import { ScreenHeading } from '../ScreenHeading.tsx'
import { info } from '../../ui/icons.ts'

export const NotFound = () => {
  const t = useTexts()
  return (
    <section data-screen="not-found">
      <Stack>
        <ScreenHeading title={t('notFound>title')} help={t('notFound>help')} icon={info} />
        <p>
          <Link href={indexRoute}>{t('notFound>action')}</Link>
        </p>
      </Stack>
    </section>
  )
}
