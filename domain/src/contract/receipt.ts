// Schemas that several calls share: the receipt, which most calls that change a lead return, times and hand-over URLs.
import * as v from 'valibot'
import { leadId } from './endpoint.ts'

export const utcTime = v.pipe(v.string(), v.isoTimestamp())

/** The fields of a receipt, for replies that have further fields. */
export const leadReceipt = {
  id: leadId,
  /** Number of accepted writes; each update names the revision it is based on. */
  revision: v.number(),
  leadStatus: v.string(),
  expiresAt: utcTime,
  /** Code of the application state (spec 4.1). */
  progressState: v.number(),
}

/** The reply to an action of the applicant. The page then requests the rest of the lead status. */
export const leadReceiptSchema = v.strictObject(leadReceipt)

/**
 * A URL on a host of the server's allow list, to open with GET. It contains no personal data. The reference of a
 * hand-over, which it may contain, works once.
 */
export const handOverUrlSchema = v.strictObject({
  url: v.pipe(v.string(), v.url()),
  method: v.picklist(['GET']),
})
