// Explains a redirect from the opened URL to the screen of the lead's state. Loads its texts when it first renders.
import { useNamespace } from '../context/useNamespace.ts'
import { useTexts } from '../context/useTexts.ts'
import { Notice } from '../ui/Notice.tsx'

const namespace = 'brought-here'

export const BroughtHere = () => {
  const hasTexts = useNamespace(namespace)
  const t = useTexts(namespace)
  return hasTexts ? (
    <Notice kind="info" live>
      {t('text')}
    </Notice>
  ) : null
}
