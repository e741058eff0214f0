// The reply of every call that changes a lead: its current status.
import * as v from 'valibot'
import { leadId } from './endpoint.ts'

export const utcTime = v.pipe(v.string(), v.isoTimestamp())

export const leadReceipt = {
  id: leadId,
  /** Number of accepted writes; each update names the revision it is based on. */
  revision: v.number(),
  leadStatus: v.string(),
  expiresAt: utcTime,
  /** Code of spec 4.1. */
  progressState: v.number(),
}

/** The status after an action of the applicant; the page then requests the rest of the status. */
export const leadReceiptSchema = v.strictObject(leadReceipt)

/** A URL on the configured list, for a GET. It contains no personal data and works once. */
export const handOverUrlSchema = v.strictObject({
  url: v.pipe(v.string(), v.url()),
  method: v.picklist(['GET']),
})
