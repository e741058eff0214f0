// The creates that were in flight when the applicant cleared the data. Their replies name leads that are to be erased.
import { perApplication } from '../lib/instances.ts'

/** Idempotency keys, only in memory: a create whose reply is lost with the page leaves a draft that expires. */
export const getClearedCreates = perApplication(() => new Set<string>())
