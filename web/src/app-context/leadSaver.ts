// The interface that saves the answers on the server. form/saving/saving.ts implements it.
import type { RequestFailure } from '../api/request.ts'
import type { StoredFieldError } from '../store/state.ts'

export type SaveOutcome =
  | { readonly outcome: 'saved' }
  /** The server rejected these fields. The errors are not in the store yet. */
  | { readonly outcome: 'invalid'; readonly errors: readonly StoredFieldError[] }
  /** The server has a newer revision. `LeadSaver.overwrite` continues with the answers of this page. */
  | { readonly outcome: 'conflict'; readonly revision: number }
  | { readonly outcome: 'failed'; readonly failure: RequestFailure }

export type LeadSaver = {
  /** Queues a save of changed answers in the background. */
  readonly save: () => void
  /**
   * Saves changed answers. Resolves with `saved` when the server has all answers of the completed pages. Never rejects.
   */
  readonly saveNow: () => Promise<SaveOutcome>
  /** Saves and submits the application. Never rejects. */
  readonly submit: () => Promise<SaveOutcome>
  /** After a conflict: bases the next write on this revision. */
  readonly overwrite: (revision: number) => void
}

/** The saver of the application, which loads with its first write. */
export type LazyLeadSaver = Omit<LeadSaver, 'overwrite'> & {
  /** Like `LeadSaver.overwrite`. Resolves when a submit uses the revision. Never rejects. */
  readonly overwrite: (revision: number) => Promise<void>
  /**
   * Sends the write that a reload or the end of an earlier session interrupted. Call it after the store is restored.
   */
  readonly resume: () => void
}
