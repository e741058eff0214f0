// Explains a redirect from the opened URL to the screen of the lead's state. The screen loads its namespace.
import { useTexts } from '../../texts/useTexts.ts'
import { Callout } from '../../ui/Callout.tsx'

export const redirectNamespace = 'brought-here'

export const RedirectNotice = () => {
  const t = useTexts(redirectNamespace)
  return (
    <Callout kind="info" live>
      {t('text')}
    </Callout>
  )
}
