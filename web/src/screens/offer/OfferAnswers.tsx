// The buttons that accept and decline an offer, each with a help text about the next step.
import { useTexts } from '../../context/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import type { OfferActs } from './useOfferActs.ts'

type OfferAnswersProps = {
  readonly lender: string
  readonly isSeveral: boolean
  readonly canAccept: boolean
  readonly pending: OfferActs['pending']
  readonly onDecline: () => void
}

export const OfferAnswers = ({ lender, isSeveral, canAccept, pending, onDecline }: OfferAnswersProps) => {
  const t = useTexts('offer')
  return (
    <Stack>
      {canAccept && (
        <Stack gap="tight">
          <Button id="accept-offer" type="submit" fullWidth busy={pending === 'accept'} describedBy="accept-help">
            {t(isSeveral ? 'acceptChosen' : 'accept', { lender })}
          </Button>
          <Text id="accept-help" size="small" muted>
            {t('acceptHelp', { lender })}
          </Text>
        </Stack>
      )}
      <Stack gap="tight">
        <Button
          id="decline-offer"
          variant="secondary"
          fullWidth
          busy={pending === 'decline'}
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
