// The error that the HTTP layer throws to reject a request. Business code throws LeadError (lib/leadError.ts) instead.
import type { ProblemType } from '@loan/domain/contract/problemTypes'
import type { LeadErrorDetails } from '../lib/leadError.ts'

export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly type: ProblemType
  readonly details: Omit<LeadErrorDetails, 'commitsWrites'>

  /** `detail` is for integrators: plain English, without any value that an applicant entered. */
  constructor(type: ProblemType, detail: string, details: Omit<LeadErrorDetails, 'commitsWrites'> = {}) {
    super(detail)
    this.type = type
    this.details = details
  }
}
