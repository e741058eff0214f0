// Says in a sentence whether the answers are stored, on pages without a loan bar, and everywhere when they are not.
import { useTexts } from '../texts/useTexts.ts'
import { Text } from '../ui/Text.tsx'
import { useIsPersistent } from '../form/useIsPersistent.ts'

/** `hasMark`: the page already shows that the answers are stored. */
export const SavingState = ({ hasMark }: { readonly hasMark: boolean }) => {
  const t = useTexts('clear-data')
  const isPersistent = useIsPersistent()
  if (isPersistent === null || (isPersistent && hasMark)) return null
  return (
    <Text size="small" muted>
      {isPersistent ? t('saved') : t('notSaved')}
    </Text>
  )
}
