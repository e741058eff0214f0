// Says in a sentence whether the answers are stored, on pages without a loan bar, and everywhere when they are not.
import { useTexts } from '../texts/useTexts.ts'
import { Text } from '../ui/Text.tsx'
import { useIsLasting } from '../form/useIsLasting.ts'

/** `hasMark`: the page already shows that the answers are stored. */
export const SavingState = ({ hasMark }: { readonly hasMark: boolean }) => {
  const t = useTexts('clear-data')
  const isLasting = useIsLasting()
  if (isLasting === null || (isLasting && hasMark)) return null
  return (
    <Text size="small" muted>
      {isLasting ? t('saved') : t('notSaved')}
    </Text>
  )
}
