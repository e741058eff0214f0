// Why another screen stands here than the one whose address was opened. Its words come when they are first needed.
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
