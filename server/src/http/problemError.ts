// The error that the HTTP layer throws to reject a request. Business code throws LeadError (lib/leadError.ts) instead.
import type { ProblemType } from '@loan/domain/contract/problemTypes'
import type { LeadErrorFacts } from '../lib/leadError.ts'

export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly type: ProblemType
  readonly facts: Omit<LeadErrorFacts, 'keepsWrites'>

  /** `detail` is for integrators: plain English, without any value that an applicant entered. */
  constructor(type: ProblemType, detail: string, facts: Omit<LeadErrorFacts, 'keepsWrites'> = {}) {
    super(detail)
    this.type = type
    this.facts = facts
  }
}
