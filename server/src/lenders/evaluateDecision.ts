// The decision of a lender about an application. It depends only on the answers.
import { type AnswerValue, readAnswer } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import type { Decision, Lender } from './lender.ts'
import type { RejectionReason } from './lenderProfile.ts'

export type DecisionResult =
  | { readonly kind: 'agreed' }
  | { readonly kind: 'declined'; readonly reasons: readonly RejectionReason[] }
  | { readonly kind: 'failed' }
  | { readonly kind: 'silent' }

/** A `Criterion` whose values are of any type, as in a file. */
export type AnyCriterion = {
  readonly path: LeadPath
  readonly reason: RejectionReason
  readonly min?: number
  readonly max?: number
  readonly isOneOf?: readonly AnswerValue[]
  readonly isNot?: AnswerValue
}

const isMet = (criterion: AnyCriterion, application: LeadApplication): boolean => {
  const answer: AnswerValue | undefined = readAnswer(application, criterion.path)
  const amount = typeof answer === 'number' ? answer : null
  const { isOneOf } = criterion
  return (
    (criterion.min === undefined || (amount !== null && amount >= criterion.min)) &&
    (criterion.max === undefined || amount === null || amount <= criterion.max) &&
    (isOneOf === undefined || (answer !== undefined && isOneOf.includes(answer))) &&
    (criterion.isNot === undefined || answer !== criterion.isNot)
  )
}

export const findUnmetCriteria = (
  criteria: readonly AnyCriterion[],
  application: LeadApplication,
): readonly AnyCriterion[] => criteria.filter((criterion) => !isMet(criterion, application))

const evaluateCriteria = (criteria: readonly AnyCriterion[], application: LeadApplication): DecisionResult => {
  const reasons = findUnmetCriteria(criteria, application).map(({ reason }) => reason)
  return reasons.length === 0 ? { kind: 'agreed' } : { kind: 'declined', reasons: [...new Set(reasons)] }
}

/** The final decision, after the applicant completed every requirement of the lender. */
export const evaluateFinalCriteria = ({ finalCriteria }: Lender, application: LeadApplication): DecisionResult =>
  evaluateCriteria(finalCriteria ?? [], application)

export const evaluateDecision = (decision: Decision, application: LeadApplication): DecisionResult => {
  switch (decision.kind) {
    case 'agree':
      return { kind: 'agreed' }
    case 'decline':
      return { kind: 'declined', reasons: decision.reasons }
    case 'fail':
      return { kind: 'failed' }
    case 'silent':
      return { kind: 'silent' }
    case 'criteria':
      return evaluateCriteria(decision.criteria, application)
  }
}
