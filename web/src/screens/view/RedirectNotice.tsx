// Explains a redirect from the opened URL to the screen of the lead's state. Loads its texts when it first renders.
import { useNamespace } from '../../texts/useNamespace.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Callout } from '../../ui/Callout.tsx'

const namespace = 'brought-here'

export const RedirectNotice = () => {
  const hasTexts = useNamespace(namespace)
  const t = useTexts(namespace)
  return hasTexts ? (
    <Callout kind="info" live>
      {t('text')}
    </Callout>
  ) : null
}
