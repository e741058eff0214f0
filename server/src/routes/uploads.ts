// The calls of the ID_UPLOAD screen: upload one side of the identity document, submit its kind and number, or skip.
import { documentId, idUpload, offerSkipDocumentUpload, type UploadErrorCode } from '@loan/domain/contract/documents'
import { type UploadSide, uploadSides, findRequiredSides } from '@loan/domain/lender-steps/documentSides'
import { errorCodes } from '@loan/domain/rules/errorCodes'
import { buildAnswerError, buildFieldError, LeadError, buildInvalidFieldsError } from '../lib/leadError.ts'
import { requireLender } from '../leads/leadLender.ts'
import { requireStepContext } from '../leads/answers/requiredDataPoints.ts'
import { validateStepAnswers } from '../leads/answers/validateStepAnswers.ts'
import type { Lead } from '../leads/lead.ts'
import { defineFileRoute } from '../http/fileRoute.ts'
import { defineLeadRoute } from '../http/leadRoute.ts'
import type { Services } from '../http/services.ts'
import { assertState } from '../leads/access/leadAccess.ts'
import { saveTransition } from '../leads/transitions/saveTransition.ts'
import { recordApplicantAction } from '../leads/transitions/recordApplicantAction.ts'
import { completeRequirement } from '../leads/transitions/applyEvents.ts'
import { buildReceipt } from '../leads/receipt.ts'
import type { LenderProfile } from '../lenders/lenderProfile.ts'
import type { FileScanner } from '../ports/fileScanner.ts'
import { readReceivedSides, storeUpload, writeUpload } from '../uploads/storeUpload.ts'

/** Throws `wrong-state` outside ID_UPLOAD, and `not-found` when the lender no longer exists. */
const requireUploadLender = (services: Services, lead: Lead): LenderProfile => {
  assertState(lead, 'ID_UPLOAD')
  return requireLender(services, lead)
}

const listSides = ({ uploadSides: sides = uploadSides }: LenderProfile): readonly UploadSide[] => sides

const fileMessages: Readonly<Record<UploadErrorCode, string>> = {
  'file-empty': 'The file is empty.',
  'file-kind': 'The file is not JPEG, PNG or PDF, or not a kind that this side accepts.',
  'file-unreadable': 'The file is damaged or incomplete.',
  'file-too-few-pixels': 'The picture has too few pixels.',
  'file-too-many-pixels': 'The picture has too many pixels.',
  'file-locked': 'The document is protected by a password.',
  'file-active': 'The document has active content or embedded files.',
  'file-infected': 'The malware scanner rejects the file.',
}

const buildUploadError = (field: string, code: string, message: string): LeadError =>
  buildInvalidFieldsError([buildFieldError(field, code, message)])

const assertSideNeeded = (services: Services, lead: Lead, side: UploadSide): void => {
  if (listSides(requireUploadLender(services, lead)).includes(side)) return
  throw buildUploadError('side', 'not-an-option', errorCodes['not-an-option'])
}

const buildFileError = (code: UploadErrorCode): LeadError => buildUploadError('file', code, fileMessages[code])

/** Throws `refused` for malware, and GatewayError when the scanner gives no result. */
const assertClean = async (scanner: FileScanner | null, bytes: Uint8Array): Promise<void> => {
  if (scanner !== null && (await scanner.hasMalware(bytes))) throw buildFileError('file-infected')
}

const uploadRoute = defineFileRoute(
  idUpload,
  async ({ params: { side }, body, services, lead }) => {
    const { fileScanner, uploadReader, uploads } = services
    assertSideNeeded(services, lead, side)
    // Before the decoders of this process read the file.
    await assertClean(fileScanner, body)
    const reading = await uploadReader.read({ bytes: body, side })
    if ('errorCode' in reading) throw buildFileError(reading.errorCode)
    return writeUpload(uploads, reading.file)
  },
  async (call, written) => {
    const {
      params: { side },
      services,
      database,
      now,
      lead,
    } = call
    assertSideNeeded(services, lead, side)
    await storeUpload(database, written, { leadId: lead.id, side, now })
    const receipt = buildReceipt(await saveTransition(call, lead, recordApplicantAction(call, lead)))
    return { ...receipt, received: await readReceivedSides(database, lead.id) }
  },
)

const documentRoute = defineLeadRoute(documentId, async (call) => {
  const { body, services, database, now, lead } = call
  const { id: _id, ...sections } = body
  const lender = requireUploadLender(services, lead)
  const application = validateStepAnswers(requireStepContext(services, lead), { sections }, now)
  const received = await readReceivedSides(database, lead.id)
  const missing = findRequiredSides(listSides(lender), application.otherDetails?.identificationType).filter(
    (side) => !received.includes(side),
  )
  if (missing.length > 0) {
    throw new LeadError('refused', 'Pictures are missing.', {
      errors: missing.map((side) => buildAnswerError(`upload.${side}`, { code: 'required' })),
    })
  }
  return buildReceipt(await completeRequirement(call, { ...lead, application }))
})

const skipRoute = defineLeadRoute(offerSkipDocumentUpload, async (call) => {
  const { services, lead } = call
  if (requireUploadLender(services, lead).needsUpload === true) {
    throw new LeadError('conflict', 'This lender requires pictures.')
  }
  const event = { kind: 'step-completed', withoutFiles: true } as const
  return buildReceipt(await completeRequirement(call, lead, event))
})

export const uploadRoutes = {
  idUpload: uploadRoute,
  documentId: documentRoute,
  offerSkipDocumentUpload: skipRoute,
}
