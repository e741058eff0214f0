// What every call that changes a lead answers: where the lead stands now.
import * as v from 'valibot'
import { leadId } from './endpoint.ts'

export const utcTime = v.pipe(v.string(), v.isoTimestamp())

export const leadReceipt = {
  id: leadId,
  /** Counts the accepted writes; each update names the one it was based on. */
  revision: v.number(),
  leadStatus: v.string(),
  expiresAt: utcTime,
  /** Code of spec 4.1. */
  progressState: v.number(),
}

/** Where an action of the applicant left the lead; the page then asks for the status. */
export const moved = v.strictObject(leadReceipt)

/** An address on the configured list, for a GET; it holds no personal datum and works once. */
export const handOverAddress = v.strictObject({
  url: v.pipe(v.string(), v.url()),
  method: v.picklist(['GET']),
})
