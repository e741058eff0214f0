// The stored details of a lender's requirement.
import { uploadSides } from '@loan/domain/lender-steps/documentSides'
import { errorCodes } from '@loan/domain/rules/errorCodes'
import { listKeys } from '@loan/domain/records'
import * as v from 'valibot'
import { disputablePaths } from '../lenders/disputableAnswers.ts'
import type { RequirementDetails } from '../ports/lenderEvent.ts'

const entries = {
  requiresConfirmation: v.exactOptional(v.literal(true)),
  disputedAnswers: v.exactOptional(
    v.array(v.object({ path: v.picklist(disputablePaths), code: v.picklist(listKeys(errorCodes)) })),
  ),
  uploadSides: v.exactOptional(v.array(v.picklist(uploadSides))),
  needsUpload: v.exactOptional(v.literal(true)),
}

/** Details that this release cannot read are omitted, so that the lead remains readable. */
export const requirementSchema = v.fallback(v.object(entries), {})
export type StoredRequirement = v.InferOutput<typeof requirementSchema>

export const toStoredRequirement = ({
  disputedAnswers,
  uploadSides: sides,
  ...flags
}: RequirementDetails): StoredRequirement => ({
  ...flags,
  ...(disputedAnswers !== undefined && {
    disputedAnswers: v.parse(v.unwrap(entries.disputedAnswers), disputedAnswers),
  }),
  ...(sides !== undefined && { uploadSides: [...sides] }),
})
