// The button that starts a new application with the answers of this one.
import { useTexts } from '../../texts/useTexts.ts'
import { useStartAgain } from '../../page/useStartAgain.ts'
import { Button, type ButtonVariant } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'

export type StartAgainProps = { readonly label?: string; readonly variant?: ButtonVariant }

export const StartAgain = ({ label, variant = 'secondary' }: StartAgainProps) => {
  const t = useTexts()
  const startAgain = useStartAgain()
  return (
    <Stack start>
      <Button variant={variant} onClick={startAgain}>
        {label ?? t('startAgain')}
      </Button>
    </Stack>
  )
}
