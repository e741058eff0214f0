// The responses of lenders that a transition adds to the log of a journey, for the metrics.
import type { LenderResponse } from '../metrics/metrics.ts'
import type { LenderJourney } from './journey.ts'

/**
 * Returns the new responses in their order. A missing one (`no-answer`) counts with the time that the server waited.
 */
export const listLenderResponses = (
  before: LenderJourney | null,
  after: LenderJourney | null,
): readonly LenderResponse[] => {
  const steps = after?.steps ?? []
  return steps.flatMap(({ kind, lender, at }, index) => {
    if (index < (before?.steps.length ?? 0) || lender === undefined || kind === 'asking') return []
    const previous = steps[index - 1]
    const isFirst = previous?.kind === 'asking' && previous.lender === lender
    return [{ lender, outcome: kind, seconds: isFirst ? (Date.parse(at) - Date.parse(previous.at)) / 1000 : null }]
  })
}
