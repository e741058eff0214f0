// The 404 page, with a link to the application.
import { indexRoute } from '@loan/domain/states'
import { Link } from 'wouter'
import { useNamespace } from '../../context/useNamespace.ts'
import { useTexts } from '../../context/useTexts.ts'
import { Loader } from '../../ui/Loader.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { ScreenHeading } from '../ScreenHeading.tsx'
import { info } from '../../ui/icons.ts'

export const NotFound = () => {
  const hasTexts = useNamespace('not-found')
  const t = useTexts('not-found')
  const common = useTexts()
  if (!hasTexts) return <Loader label={common('loading')} />
  return (
    <section data-screen="not-found">
      <Stack>
        <ScreenHeading title={t('title')} help={t('help')} icon={info} />
        <p>
          <Link href={indexRoute}>{t('action')}</Link>
        </p>
      </Stack>
    </section>
  )
}
