// The 404 page, with a link to the application.
import { indexRoute } from '@loan/domain/states'
import { Link } from 'wouter'
import { NotFoundScene } from 'virtual:scene/NotFoundScene'
import { PageLoader } from '../../page/PageLoader.tsx'
import { useNamespace } from '../../texts/useNamespace.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'

export const NotFound = () => {
  const hasTexts = useNamespace('not-found')
  const t = useTexts('not-found')
  const common = useTexts()
  if (!hasTexts) return <PageLoader label={common('loading')} />
  return (
    <section data-screen="not-found" data-columns="single">
      <Stack>
        <ScreenHeading title={t('title')} help={t('help')} scene={<NotFoundScene />} />
        <Stack start>
          <Link href={indexRoute} asChild>
            <ButtonLink href={indexRoute}>{t('action')}</ButtonLink>
          </Link>
        </Stack>
      </Stack>
    </section>
  )
}
