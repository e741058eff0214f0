// The modal for amount and period (spec 2.29): a native dialog with its own form, so that its button closes it before
// hydration.
import type { ChainPage, NamedDataPoint } from '@loan/domain/pages/chain'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { LegalNotices } from '../context/LegalNotices.tsx'
import { useTexts } from '../context/useTexts.ts'
import { subscribeToToasts } from '../lib/notify.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { Control } from './controls/registry.tsx'
import { readControls } from './controlNames.ts'
import { controlValuesOf } from './drafts.ts'
import { validatePage } from './validatePage.ts'
import { usePageParts } from './pageParts.ts'
import { useEarlyAnswers } from './useEarlyAnswers.ts'

type AmountDialogProps = {
  /** The page with the modal's data points. Other pages can open the modal too. */
  readonly page: ChainPage
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Whether the modal shows the data point, and not the page behind it. */
export const isInModal = (page: ChainPage, { input }: NamedDataPoint): boolean =>
  page.type === 'modal' && input?.range !== undefined

export const AmountDialog = ({ page, isOpen, onClose }: AmountDialogProps) => {
  const dataPoints = usePageParts(page).filter((dataPoint) => isInModal(page, dataPoint))
  const { product, store } = useApplication()
  // Re-renders only when one of these drafts changes.
  useApplicationState(({ dynamicPages }) => dataPoints.map(({ path }) => dynamicPages.drafts[path]).join('/'))
  const t = useTexts()
  const formRef = useRef<HTMLFormElement>(null)
  const [notice, setNotice] = useState('')
  useEarlyAnswers(formRef)

  // Shows toasts inside the modal, because the page's toasts are behind it.
  useEffect(() => {
    if (!isOpen) return
    const stop = subscribeToToasts(setNotice)
    return () => {
      stop()
      setNotice('')
    }
  }, [isOpen])

  const keep = () => {
    store.writeDrafts(formRef.current === null ? {} : readControls(formRef.current))
    const { leadApplication: lead, dynamicPages: typed } = store.getState()
    const validated = validatePage(dataPoints, typed.drafts, { product, application: lead.applicationData })
    store.updateLead({ applicationData: validated.application })
    onClose()
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    keep()
  }

  // Closing submits the form like the button does, so that no typed value is lost.
  const leave = () => {
    const form = formRef.current
    if (form?.closest('dialog')?.open) form.requestSubmit()
    else keep()
  }

  const { leadApplication, dynamicPages } = store.getState()
  return (
    <Dialog id="amount-dialog" labelledBy="amount-dialog-title" open={isOpen} onClose={leave}>
      <form ref={formRef} method="dialog" data-modal="amount" noValidate onSubmit={submit}>
        <Stack>
          {notice !== '' && (
            <Notice kind="info" live>
              {notice}
            </Notice>
          )}
          <h2 id="amount-dialog-title">{t('amountModal>title')}</h2>
          <Text muted>{t('amountModal>help')}</Text>
          {dataPoints.map((dataPoint, index) => (
            <Control
              key={`${dataPoint.path}/${dynamicPages.drafts[dataPoint.path] ?? ''}`}
              dataPoint={dataPoint}
              values={controlValuesOf(dataPoint, dynamicPages.drafts, leadApplication.applicationData, product)}
              isOptional={false}
              isLast={index === dataPoints.length - 1}
            />
          ))}
          <Button type="submit" fullWidth>
            {t('amountModal>confirm')}
          </Button>
          <LegalNotices place="amount" />
        </Stack>
      </form>
    </Dialog>
  )
}
