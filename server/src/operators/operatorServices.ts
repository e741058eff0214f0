// The dependencies of the operators' code, and who acts.
import type { LeadServices } from '../leads/leadServices.ts'
import type { Log } from '../lib/log.ts'
import type { FileStore } from '../ports/fileStore.ts'

export type OperatorServices = LeadServices & { readonly uploads: FileStore; readonly log: Log }

/** A signed-in operator and one of the operator's requests. */
export type Actor = {
  /** The label of the key. */
  readonly operator: string
  /** Keyed hash of the client network. */
  readonly clientHash: string
  readonly now: Date
}
