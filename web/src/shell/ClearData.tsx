// "Clear my data": everything this device keeps of the application, after one question.
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useApplication } from '../context/ApplicationContext.tsx'
import { useTexts } from '../context/useTexts.ts'
import { initialState } from '../store/state.ts'
import { forget } from '../store/persistence.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Stack } from '../ui/Stack.tsx'
import { notify } from '../lib/notify.ts'

export const ClearData = () => {
  const { store, storages } = useApplication()
  const t = useTexts()
  const [, navigate] = useLocation()
  const [isAsking, setAsking] = useState(false)

  const clear = () => {
    setAsking(false)
    store.clear(initialState.leadApplication.applicationData)
    forget(storages)
    notify(t('clearDataDone'))
    navigate('/')
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('clearData')}
      </Button>
      <Dialog id="clear-data" labelledBy="clear-data-title" open={isAsking} onClose={() => setAsking(false)}>
        <Stack>
          <h2 id="clear-data-title">{t('clearDataConfirm')}</h2>
          <p>{t('clearDataHelp')}</p>
          <Button variant="primary" fullWidth onClick={clear}>
            {t('clearDataAction')}
          </Button>
          <Button variant="secondary" fullWidth onClick={() => setAsking(false)}>
            {t('clearDataCancel')}
          </Button>
        </Stack>
      </Dialog>
    </>
  )
}
