// The form for kind and number of the document. Missing pictures and pictures in upload block its submit.
import { documentId } from '@loan/domain/contract/documents'
import { type UploadSide, findRequiredSides } from '@loan/domain/lender-steps/documentSides'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { useState } from 'react'
import { useApplicationState } from '../../app-context/AppContext.tsx'
import type { AnswerForm } from '../../form/useAnswerForm.ts'
import { type LeadAction, useLeadAction } from '../../lead-session/useLeadAction.ts'
import { useStepForm } from '../lender-step/useStepForm.ts'

const kindPath = 'otherDetails.identificationType'
const sidePrefix = 'upload.'

export type DocumentForm = {
  readonly form: AnswerForm
  /** The sides to upload for the chosen kind of document. */
  readonly sides: readonly UploadSide[]
  /** The sides that were missing at the last submit and are still missing. */
  readonly missing: readonly UploadSide[]
  readonly send: Pick<LeadAction<(typeof documentId)['params'], (typeof documentId)['body']>, 'isBusy' | 'failure'>
}

export type Pictures = {
  /** The sides that the lender requires. */
  readonly sides: readonly UploadSide[]
  readonly isComplete: (side: UploadSide) => boolean
}

export const useDocumentForm = (dataPoints: readonly NamedDataPoint[], pictures: Pictures): DocumentForm => {
  const send = useLeadAction(documentId)
  const [named, setNamed] = useState<readonly UploadSide[]>([])
  const chosenKind = useApplicationState(
    ({ dynamicPages, leadApplication }) =>
      dynamicPages.drafts[kindPath] ?? leadApplication.applicationData.otherDetails?.identificationType,
  )
  const sides = findRequiredSides(pictures.sides, chosenKind)
  const isMissing = (side: UploadSide): boolean => !pictures.isComplete(side)

  const form = useStepForm({
    dataPoints,
    isBlocked: () => {
      const missing = sides.filter(isMissing)
      setNamed(missing)
      return missing.length > 0
    },
    send: async ({ sections: { otherDetails } }) => {
      const { identificationType, idCardNumber } = otherDetails ?? {}
      const result = await send.run(({ id }) => ({
        body: {
          id,
          otherDetails: {
            ...(identificationType !== undefined && { identificationType }),
            ...(idCardNumber !== undefined && { idCardNumber }),
          },
        },
      }))
      if (result?.outcome === 'failed')
        setNamed(sides.filter((side) => result.fieldErrors.some(({ fieldName }) => fieldName === sidePrefix + side)))
      return result
    },
  })

  return { form, sides, missing: named.filter(isMissing), send }
}
