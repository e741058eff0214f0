// What an acceptance means, and the button that declines, with a help text about the next step.
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'

type OfferAnswersProps = {
  readonly lender: string
  readonly isSeveral: boolean
  readonly canAccept: boolean
  readonly isDeclining: boolean
  readonly onDecline: () => void
}

export const OfferAnswers = ({ lender, isSeveral, canAccept, isDeclining, onDecline }: OfferAnswersProps) => {
  const t = useTexts('offer')
  return (
    <Stack>
      {canAccept && (
        <Text id="accept-help" size="small" muted>
          {t('acceptHelp', { lender })}
        </Text>
      )}
      <Stack gap="tight">
        <Button
          id="decline-offer"
          variant="secondary"
          fullWidth
          busy={isDeclining}
          describedBy="decline-help"
          onClick={onDecline}
        >
          {t(isSeveral ? 'declineSeveral' : 'decline')}
        </Button>
        <Text id="decline-help" size="small" muted>
          {t('declineHelp')}
        </Text>
      </Stack>
    </Stack>
  )
}
