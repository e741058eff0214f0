// "Clear my data": deletes the application from this device and from the server, after a confirmation. The dialog also
// offers to leave the device only.
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
import { LeaveDevice } from './LeaveDevice.tsx'

export const ClearData = ({ onCleared }: { readonly onCleared: () => void }) => {
  const app = useAppContext()
  const t = useTexts('clear-data')
  const [, navigate] = useLocation()
  const openStart = useCallback(
    (message: string) => {
      navigate('/')
      onCleared()
      window.scrollTo(0, 0)
      // After the first page has rendered, so that its dialog shows the text if it opens one.
      setTimeout(getToasts(app).notify, 0, message)
    },
    [app, navigate, onCleared],
  )
  const clear = useCallback(() => {
    const erasing = clearData(app)
    openStart(t('done'))
    void erasing.then((isErased) => isErased || getToasts(app).notify(t('serverLater')))
  }, [app, t, openStart])
  const showLeft = useCallback(() => openStart(t('leave>done')), [t, openStart])

  return <ConfirmedButton onConfirm={clear} onLeft={showLeft} />
}

type ConfirmedButtonProps = { readonly onConfirm: () => void; readonly onLeft: () => void }

/** Does not read the location, so that a navigation does not render it. */
const ConfirmedButton = memo(({ onConfirm, onLeft }: ConfirmedButtonProps) => {
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
            {isConfirmOpen && (
              <LeaveDevice
                onLeft={() => {
                  setConfirmOpen(false)
                  onLeft()
                }}
              />
            )}
            <Button variant="secondary" fullWidth onClick={() => setConfirmOpen(false)}>
              {t('cancel')}
            </Button>
          </Stack>
        </Dialog>
      </Overlay>
    </>
  )
})
