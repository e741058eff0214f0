// Explains what an acceptance means, and has the button that declines, with a help text about the next step.
import { useTexts } from '../../texts/useTexts.ts'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { DeclineOffer, type DeclineOfferProps } from './DeclineOffer.tsx'

type OfferAnswersProps = DeclineOfferProps & { readonly lender: string; readonly canAccept: boolean }

export const OfferAnswers = ({ lender, canAccept, hasSeveralOffers, isDeclining, onDecline }: OfferAnswersProps) => {
  const t = useTexts('offer')
  return (
    <Stack>
      {canAccept && (
        <Text id="accept-help" muted>
          {t('acceptHelp', { lender })}
        </Text>
      )}
      <DeclineOffer
        hasSeveralOffers={hasSeveralOffers}
        canAccept={canAccept}
        isDeclining={isDeclining}
        onDecline={onDecline}
      />
    </Stack>
  )
}
