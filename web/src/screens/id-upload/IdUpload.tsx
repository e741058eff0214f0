// ID_UPLOAD: kind and number of the identity document, and a picture of each side that the lender requires. Each
// picture is uploaded when it is chosen; the submit sends the kind and number.
import { offerSkipDocumentUpload } from '@loan/domain/contract/documents'
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { omitAnswered } from '@loan/domain/lender-steps/omitAnswered'
import { isStateOfKind, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { Suspense, useMemo } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { AnswerFields, AnswerProblems } from '../../form/AnswerFields.tsx'
import type { DataPointPage } from '../../form/page/pageResources.ts'
import { withPageResources } from '../../form/page/withPageResources.tsx'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { Button } from '../../ui/Button.tsx'
import { PageLoader } from '../../page/PageLoader.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { LenderFrame, useLenderName } from '../lender-step/LenderFrame.tsx'
import { NotReady } from '../lender-step/NotReady.tsx'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { BadPictures } from './BadPictures.tsx'
import { ContinueOnPhone } from './ContinueOnPhone.tsx'
import { getMimeTypes } from './validateFile.ts'
import { SideCard, buildSideId } from './SideCard.tsx'
import { useDocumentForm } from './useDocumentForm.ts'
import { useFileTexts } from './useFileTexts.ts'
import { useUploads } from './useUploads.ts'

type UploadRequest = NonNullable<LeadStatus['upload']>

type UploadProps = { readonly status: LeadStatus; readonly uploadRequest: UploadRequest; readonly step: DataPointPage }

type LoadedProps = Omit<UploadProps, 'step'> & { readonly dataPoints: readonly NamedDataPoint[] }

const LoadedUpload = ({ status, uploadRequest, dataPoints: all }: LoadedProps) => {
  const { product, store } = useAppContext()
  const t = useTexts('id-upload')
  const texts = useFileTexts(uploadRequest)
  const lender = useLenderName(status)
  const uploads = useUploads(uploadRequest)
  const dataPoints = useMemo(() => {
    const { applicationData } = store.getState().leadApplication
    return omitAnswered(all, { product, application: applicationData })
  }, [all, product, store])
  const describeSide = (side: UploadSide) => {
    const upload = uploads.find(side)
    const isReceived = uploadRequest.received.includes(side) || upload?.step === 'sent'
    return { upload, isReceived, isComplete: isReceived && upload?.step !== 'sending' }
  }
  const { form, sides, missing, send } = useDocumentForm(dataPoints, {
    sides: uploadRequest.sides,
    isComplete: (side) => describeSide(side).isComplete,
  })
  const { formRef, onInput, onSubmit } = form
  const hasDocument = sides.some((side) => side !== 'selfie')

  const findError = (side: UploadSide): string | undefined => {
    const { upload } = describeSide(side)
    if (upload?.step === 'rejected') return texts.formatError(upload.error, side)
    if (!missing.includes(side)) return undefined
    return upload?.step === 'sending' ? t('stillSending') : t(`sides>${side}>missing`)
  }
  const pictureErrors = missing.map((side) => ({
    name: side,
    id: buildSideId(side),
    text: findError(side) ?? '',
    kind: 'blank' as const,
  }))
  /** The usual heading counts questions, and pictures are not questions. */
  const lacksPictures = pictureErrors.length > 0 && form.errors.every(({ kind }) => kind === 'blank')

  return (
    <LenderFrame
      legalNoticesBelow={['pages', 'page:id-upload']}
      status={status}
      title={t('title')}
      help={t('help', { lender })}
      hasErrors={form.errors.length + pictureErrors.length > 0}
      failure={send.failure}
    >
      <form ref={formRef} method="post" noValidate onSubmit={onSubmit} onInput={onInput}>
        <Stack>
          <AnswerProblems form={form} more={pictureErrors} {...(lacksPictures && { title: t('missingTitle') })} />
          <AnswerFields form={form} dataPoints={form.shown} />
          <Stack gap="tight">
            {hasDocument && <Text>{t('background')}</Text>}
            <Text muted>{`${texts.kinds} ${t('stored')}`}</Text>
          </Stack>
          {hasDocument && <BadPictures />}
          <ContinueOnPhone />
          {sides.map((side) => (
            <SideCard
              key={side}
              side={side}
              {...describeSide(side)}
              error={findError(side)}
              accept={getMimeTypes(uploadRequest, side)}
              onFile={(file) => uploads.choose(side, file)}
              onRetry={() => uploads.retry(side)}
            />
          ))}
          <Button type="submit" fullWidth busy={send.isBusy}>
            {t('submit')}
          </Button>
        </Stack>
      </form>
      {uploadRequest.mayGoOnWithout && <SkipUpload lender={lender} />}
    </LenderFrame>
  )
}

const AwaitedUpload = withPageResources(({ step }: UploadProps) => step, LoadedUpload)

export const IdUpload = ({ state, status }: LeadScreenProps) => {
  if (!isStateOfKind(state, 'upload')) throw new Error(`State ${state} has no upload`)
  const t = useTexts()
  if (status.upload === null) return <NotReady status={status} />
  const step = { key: state, section: 'personal-details', dataPoints: lenderSteps[state].dataPoints } as const
  return (
    <Suspense fallback={<PageLoader label={t('loading')} />}>
      <AwaitedUpload status={status} uploadRequest={status.upload} step={step} />
    </Suspense>
  )
}

const SkipUpload = ({ lender }: { readonly lender: string }) => {
  const t = useTexts('id-upload')
  const skip = useLeadAction(offerSkipDocumentUpload)
  const run = () => void skip.run(({ id }) => ({ body: { id } }))
  return (
    <Stack gap="tight" start>
      <RequestProblem failure={skip.failure} onRetry={run} />
      <Text id="skip-upload-help" muted>
        {t('skip>help', { lender })}
      </Text>
      <Button variant="quiet" busy={skip.isBusy} describedBy="skip-upload-help" onClick={run}>
        {t('skip>action')}
      </Button>
    </Stack>
  )
}
