// The result of a hand-over, which the provider adds to the return URL.
import type { RequestFailure } from '../../api/request.ts'
import { hasProblemType } from '../../errors/findProblemName.ts'
import { type HandOverOutcome, handOverOutcomes, returnParameters } from '@loan/domain/lender-steps/handOver'

export type ProviderReturn = { readonly reference: string; readonly outcome: HandOverOutcome }

/** Parses the result in a query string; null when it has none or an invalid one. */
export const readProviderReturn = (search: string): ProviderReturn | null => {
  const parameters = new URLSearchParams(search)
  const reference = parameters.get(returnParameters.reference) ?? ''
  const outcomeText = parameters.get(returnParameters.outcome)
  const outcome = handOverOutcomes.find((candidate) => candidate === outcomeText)
  return outcome === undefined || !/^[\w-]{1,100}$/u.test(reference) ? null : { reference, outcome }
}

/** Removes the result from the URL, so that a reload does not report it again. */
export const clearProviderReturn = (): void => {
  const { pathname, search, hash } = window.location
  const parameters = new URLSearchParams(search)
  for (const name of Object.values(returnParameters)) parameters.delete(name)
  const remainingSearch = parameters.size === 0 ? '' : `?${parameters.toString()}`
  window.history.replaceState(window.history.state, '', `${pathname}${remainingSearch}${hash}`)
}

/** Whether the server rejects a return for good: the reference was already used, or the state has changed. */
export const isReturnRejected = (failure: RequestFailure): boolean =>
  hasProblemType(failure, 'not-found', 'conflict', 'wrong-state', 'gone', 'refused')
