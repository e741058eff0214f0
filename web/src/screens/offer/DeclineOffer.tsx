// The button that declines the offers. A decline is final, so a dialog asks for a confirmation. An expired offer has
// nothing to lose and is declined at once.
import { useState } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'

export type DeclineOfferProps = {
  readonly hasSeveralOffers: boolean
  readonly canAccept: boolean
  readonly isDeclining: boolean
  readonly onDecline: () => void
}

export const DeclineOffer = ({ hasSeveralOffers, canAccept, isDeclining, onDecline }: DeclineOfferProps) => {
  const t = useTexts('offer')
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  return (
    <Stack gap="tight">
      <Button
        id="decline-offer"
        variant="secondary"
        fullWidth
        busy={isDeclining}
        describedBy="decline-help"
        onClick={() => (canAccept ? setConfirmOpen(true) : onDecline())}
      >
        {t(hasSeveralOffers ? 'declineSeveral' : 'decline')}
      </Button>
      <Text id="decline-help" muted>
        {t('declineHelp')}
      </Text>
      <ConfirmDialog
        name="decline"
        open={isConfirmOpen}
        title={t(hasSeveralOffers ? 'confirmDecline>titleSeveral' : 'confirmDecline>title')}
        warning={t('confirmDecline>text')}
        confirmText={t(hasSeveralOffers ? 'confirmDecline>confirmSeveral' : 'confirmDecline>confirm')}
        backText={t(hasSeveralOffers ? 'confirmDecline>backSeveral' : 'confirmDecline>back')}
        onConfirm={onDecline}
        onClose={() => setConfirmOpen(false)}
      />
    </Stack>
  )
}
