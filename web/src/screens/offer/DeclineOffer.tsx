// The button that declines the offers. A decline is final, so a dialog asks for a confirmation. An expired offer has
// nothing to lose and is declined at once.
import { useState } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'

export type DeclineOfferProps = {
  readonly isSeveral: boolean
  readonly canAccept: boolean
  readonly isDeclining: boolean
  readonly onDecline: () => void
}

export const DeclineOffer = ({ isSeveral, canAccept, isDeclining, onDecline }: DeclineOfferProps) => {
  const t = useTexts('offer')
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const close = () => setConfirmOpen(false)
  const confirm = () => {
    close()
    onDecline()
  }
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
        {t(isSeveral ? 'declineSeveral' : 'decline')}
      </Button>
      <Text id="decline-help" muted>
        {t('declineHelp')}
      </Text>
      <Dialog id="decline-dialog" labelledBy="decline-title" open={isConfirmOpen} onClose={close}>
        <Stack>
          <h2 id="decline-title">{t(isSeveral ? 'confirmDecline>titleSeveral' : 'confirmDecline>title')}</h2>
          <p>{t('confirmDecline>text')}</p>
          <Stack gap="close">
            <Button id="confirm-decline" variant="secondary" fullWidth onClick={confirm}>
              {t(isSeveral ? 'confirmDecline>confirmSeveral' : 'confirmDecline>confirm')}
            </Button>
            <Button fullWidth onClick={close}>
              {t(isSeveral ? 'confirmDecline>backSeveral' : 'confirmDecline>back')}
            </Button>
          </Stack>
        </Stack>
      </Dialog>
    </Stack>
  )
}
