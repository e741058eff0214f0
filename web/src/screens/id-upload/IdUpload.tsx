// ID_UPLOAD: kind and number of the identity document, and a picture of each side that the lender requires. Each
// picture is uploaded when it is chosen; the submit sends the kind and number.
import { offerSkipDocumentUpload } from '@loan/domain/contract/documents'
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { omitAnswered } from '@loan/domain/lender-steps/omitAnswered'
import { isStateOfKind, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { Suspense, useMemo } from 'react'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { RequestProblem } from '../../context/RequestProblem.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { AnswerFields, AnswerProblems } from '../../form/AnswerFields.tsx'
import { type AskingPage, usePageParts } from '../../form/pageParts.ts'
import { useLeadAction } from '../../journey/useLeadAction.ts'
import { Button } from '../../ui/Button.tsx'
import { Loader } from '../../ui/Loader.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { LenderFrame, useLenderName } from '../LenderFrame.tsx'
import { NotReady } from '../NotReady.tsx'
import type { LeadScreenProps } from '../leadScreenProps.ts'
import { TextList } from '../TextList.tsx'
import { mimeTypesOf } from './validateFile.ts'
import { SideCard, sideIdOf } from './SideCard.tsx'
import { useDocumentForm } from './useDocumentForm.ts'
import { useFileTexts } from './useFileTexts.ts'
import { useUploads } from './useUploads.ts'

type Wanted = NonNullable<LeadStatus['upload']>

export const IdUpload = ({ state, status }: LeadScreenProps) => {
  if (!isStateOfKind(state, 'upload')) throw new Error(`State ${state} has no upload`)
  const t = useTexts()
  if (status.upload === null) return <NotReady status={status} />
  const step = { key: state, section: 'personal-details', dataPoints: lenderSteps[state].dataPoints } as const
  return (
    <Suspense fallback={<Loader label={t('loading')} />}>
      <AwaitedUpload status={status} wanted={status.upload} step={step} />
    </Suspense>
  )
}

type AwaitedProps = { readonly status: LeadStatus; readonly wanted: Wanted; readonly step: AskingPage }

/** Suspends in a component without state, because React drops the state of a component that suspends on mount. */
const AwaitedUpload = ({ step, ...props }: AwaitedProps) => <LoadedUpload {...props} dataPoints={usePageParts(step)} />

type LoadedProps = Omit<AwaitedProps, 'step'> & { readonly dataPoints: readonly NamedDataPoint[] }

const LoadedUpload = ({ status, wanted, dataPoints: all }: LoadedProps) => {
  const { product, store } = useApplication()
  const t = useTexts('id-upload')
  const texts = useFileTexts(wanted)
  const lender = useLenderName(status)
  const uploads = useUploads(wanted)
  const dataPoints = useMemo(() => {
    const { applicationData } = store.getState().leadApplication
    return omitAnswered(all, { product, application: applicationData })
  }, [all, product, store])
  const isReceived = (side: UploadSide): boolean => wanted.received.includes(side) || uploads.of(side)?.step === 'sent'
  const isThere = (side: UploadSide): boolean => isReceived(side) && uploads.of(side)?.step !== 'sending'
  const { form, sides, missing, send } = useDocumentForm(dataPoints, { sides: wanted.sides, isThere })

  const errorOf = (side: UploadSide): string | undefined => {
    const sending = uploads.of(side)
    if (sending?.step === 'refused') return texts.formatError(sending.error, side)
    if (!missing.includes(side)) return undefined
    return sending?.step === 'sending' ? t('stillSending') : t(`sides>${side}>missing`)
  }
  const pictureErrors = missing.map((side) => ({ href: `#${sideIdOf(side)}`, text: errorOf(side) ?? '' }))

  return (
    <LenderFrame
      noticesBelow={['pages', 'page:id-upload']}
      status={status}
      title={t('title')}
      help={t('help', { lender })}
      hasErrors={form.errors.length + pictureErrors.length > 0}
      failure={send.failure}
    >
      <form ref={form.formRef} method="post" noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
        <Stack>
          <AnswerProblems form={form} more={pictureErrors} />
          <AnswerFields form={form} dataPoints={form.shown} />
          <Stack gap="tight">
            <TextList items={[t('tips>light'), t('tips>edges'), t('tips>letters')]} />
            <Text size="small" muted>
              {`${texts.kinds} ${t('kept')}`}
            </Text>
          </Stack>
          {sides.map((side) => (
            <SideCard
              key={side}
              side={side}
              sending={uploads.of(side)}
              isReceived={isReceived(side)}
              error={errorOf(side)}
              accept={mimeTypesOf(wanted, side)}
              onFile={(file) => uploads.choose(side, file)}
              onRetry={() => uploads.retry(side)}
            />
          ))}
          <Button type="submit" fullWidth busy={send.isBusy}>
            {t('submit')}
          </Button>
        </Stack>
      </form>
      {wanted.mayGoOnWithout && <GoOnWithout lender={lender} />}
    </LenderFrame>
  )
}

const GoOnWithout = ({ lender }: { readonly lender: string }) => {
  const t = useTexts('id-upload')
  const goOn = useLeadAction(offerSkipDocumentUpload)
  const run = () => void goOn.run(({ id }) => ({ body: { id } }))
  return (
    <Stack gap="tight" start>
      <RequestProblem failure={goOn.failure} onRetry={run} />
      <Button variant="quiet" busy={goOn.isBusy} describedBy="go-on-without-help" onClick={run}>
        {t('without>action')}
      </Button>
      <Text id="go-on-without-help" size="small" muted>
        {t('without>help', { lender })}
      </Text>
    </Stack>
  )
}
