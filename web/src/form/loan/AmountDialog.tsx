// The modal for amount and period (spec 2.29): a native dialog with its own form, so that its button closes it before
// hydration.
import type { ChainPage } from '@loan/domain/pages/chain'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { type SyntheticEvent, use, useEffect, useRef, useState } from 'react'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { LegalNotices } from '../../page/LegalNotices.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { getToasts } from '../../lib/notify.ts'
import { getServerClock } from '../../lib/serverClock.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { JumpLink } from '../../ui/JumpLink.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { TopBandContext } from '../../ui/TopBandContext.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './AmountDialog.module.css'
import { Control } from '../controls/registry.tsx'
import { readControls } from '../controlNames.ts'
import { toControlValues } from '../drafts.ts'
import { validatePage } from '../validatePage.ts'
import { usePageResources } from '../page/pageResources.ts'
import { StartNotes, StartPromise } from './LoanExample.tsx'
import { useEarlyAnswers } from '../useEarlyAnswers.ts'
import { submitForm } from '../../lib/submitForm.ts'

type AmountDialogProps = {
  /** The page with the modal's data points. Other pages can open the modal too. */
  readonly page: ChainPage
  readonly isOpen: boolean
  /** In front of the first page, before the amount is confirmed: with the brand, the promise and the notes. */
  readonly isStart: boolean
  readonly onClose: () => void
}

/** Whether the modal shows the data point, and not the page behind it. */
export const isInModal = (page: ChainPage, { input }: NamedDataPoint): boolean =>
  page.type === 'modal' && input?.range !== undefined

export const AmountDialog = ({ page, isOpen, isStart, onClose }: AmountDialogProps) => {
  const dataPoints = usePageResources(page).filter((dataPoint) => isInModal(page, dataPoint))
  const app = useAppContext()
  const { product, store } = app
  // Re-renders only when one of these drafts changes.
  useApplicationState(({ dynamicPages }) => dataPoints.map(({ path }) => dynamicPages.drafts[path]).join('/'))
  const t = useTexts()
  const formRef = useRef<HTMLFormElement>(null)
  const [toastText, setToastText] = useState('')
  const topBand = use(TopBandContext)
  const band = isStart ? topBand : null
  useEarlyAnswers(formRef)

  // Shows toasts inside the modal, because the page's toasts are behind it.
  useEffect(() => {
    if (!isOpen) return
    const stop = getToasts(app).subscribe(setToastText)
    return () => {
      stop()
      setToastText('')
    }
  }, [isOpen, app])

  const applyAmount = () => {
    store.writeDrafts(formRef.current === null ? {} : readControls(formRef.current))
    const { leadApplication, dynamicPages } = store.getState()
    const validated = validatePage(dataPoints, dynamicPages.drafts, {
      product,
      application: leadApplication.applicationData,
      clock: getServerClock(app),
    })
    store.updateLeadApplication({ applicationData: validated.application })
    onClose()
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    applyAmount()
  }

  // Closing submits the form like the button does, so that no typed value is lost.
  const leave = () => {
    const form = formRef.current
    if (form?.closest('dialog')?.open) submitForm(form)
    else applyAmount()
  }

  const { leadApplication, dynamicPages } = store.getState()
  return (
    <Dialog id="amount-dialog" labelledBy="amount-dialog-title" open={isOpen} onClose={leave} isPage={isStart}>
      <div className={isStart ? styles['start'] : undefined}>
        {band && (
          <div className={styles['band']}>
            <div>{band.logo}</div>
            {band.languages}
            <JumpLink href="#start-help">{t('help')}</JumpLink>
          </div>
        )}
        {isStart && (
          <div className={styles['promise']}>
            <StartPromise />
          </div>
        )}
        <form ref={formRef} className={styles['card']} method="dialog" data-modal="amount" noValidate onSubmit={submit}>
          <Stack gap="close">
            {toastText !== '' && (
              <Callout kind="info" live>
                {toastText}
              </Callout>
            )}
            <AmountTitle isHidden={isStart} />
            {dataPoints.map((dataPoint, index) => (
              <Control
                key={`${dataPoint.path}/${dynamicPages.drafts[dataPoint.path] ?? ''}`}
                dataPoint={dataPoint}
                values={toControlValues(dataPoint, dynamicPages.drafts, leadApplication.applicationData, product)}
                isOptional={false}
                isLast={index === dataPoints.length - 1}
              />
            ))}
            <Button type="submit" fullWidth>
              {t('amountModal>confirm')}
            </Button>
            <LegalNotices position="amount" />
          </Stack>
        </form>
        {isStart && (
          <div className={styles['notes']}>
            <StartNotes />
          </div>
        )}
        {band && (
          <div className={styles['foot']}>
            <p id="start-help" tabIndex={-1}>
              {band.contact}
            </p>
            {band.documents}
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** In front of the first page, the labels of the controls ask the same. */
const AmountTitle = ({ isHidden }: { readonly isHidden: boolean }) => {
  const t = useTexts()
  const title = t('amountModal>title')
  if (isHidden) {
    return (
      <VisuallyHidden as="h2" id="amount-dialog-title">
        {title}
      </VisuallyHidden>
    )
  }
  return (
    <>
      <h2 id="amount-dialog-title">{title}</h2>
      <Text muted>{t('amountModal>help')}</Text>
    </>
  )
}
