// "Clear my data": deletes the application from this device and from the server, after a confirmation.
import { memo, useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { useAppContext } from '../app-context/AppContext.tsx'
import { useTexts } from '../texts/useTexts.ts'
import { clearData } from '../entry/clearData.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Overlay } from '../ui/Overlay.tsx'
import { Stack } from '../ui/Stack.tsx'
import { getToasts } from '../lib/notify.ts'

export const ClearData = ({ onCleared }: { readonly onCleared: () => void }) => {
  const app = useAppContext()
  const t = useTexts('clear-data')
  const [, navigate] = useLocation()
  const clear = useCallback(() => {
    const toasts = getToasts(app)
    const erasing = clearData(app)
    navigate('/')
    onCleared()
    window.scrollTo(0, 0)
    // After the first page has rendered, so that its dialog shows the text if it opens one.
    setTimeout(toasts.notify, 0, t('done'))
    void erasing.then((isErased) => isErased || toasts.notify(t('serverLater')))
  }, [app, t, navigate, onCleared])

  return <ConfirmedButton onConfirm={clear} />
}

/** Does not read the location, so that a navigation does not render it. */
const ConfirmedButton = memo(({ onConfirm }: { readonly onConfirm: () => void }) => {
  const t = useTexts('clear-data')
  const [isConfirmOpen, setConfirmOpen] = useState(false)

  const confirm = () => {
    setConfirmOpen(false)
    onConfirm()
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setConfirmOpen(true)}>
        {t('action')}
      </Button>
      <Overlay>
        <Dialog
          id="clear-data"
          labelledBy="clear-data-title"
          open={isConfirmOpen}
          onClose={() => setConfirmOpen(false)}
        >
          <Stack>
            <h2 id="clear-data-title">{t('question')}</h2>
            <p>{t('help')}</p>
            <Button variant="danger" fullWidth onClick={confirm}>
              {t('confirm')}
            </Button>
            <Button variant="secondary" fullWidth onClick={() => setConfirmOpen(false)}>
              {t('cancel')}
            </Button>
          </Stack>
        </Dialog>
      </Overlay>
    </>
  )
})
