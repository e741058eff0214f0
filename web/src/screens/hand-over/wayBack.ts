// What the other side of a hand-over said of how it went, in the address it sent the applicant back to.
import { type HandOverOutcome, handOverOutcomes, returnParameters } from '@loan/domain/lender-steps/handOver'

export type WayBack = { readonly reference: string; readonly outcome: HandOverOutcome }

/** Null where nobody comes back, or the address was tampered with: the step is shown as it was then. */
export const readWayBack = (search: string): WayBack | null => {
  const parameters = new URLSearchParams(search)
  const reference = parameters.get(returnParameters.reference) ?? ''
  const said = parameters.get(returnParameters.outcome)
  const outcome = handOverOutcomes.find((known) => known === said)
  return outcome === undefined || !/^[\w-]{1,100}$/u.test(reference) ? null : { reference, outcome }
}

/** Once it is handed on, a reload hands on nothing. */
export const clearWayBack = (): void => {
  const { pathname, search, hash } = window.location
  const parameters = new URLSearchParams(search)
  for (const name of Object.values(returnParameters)) parameters.delete(name)
  const left = parameters.size === 0 ? '' : `?${parameters.toString()}`
  window.history.replaceState(window.history.state, '', `${pathname}${left}${hash}`)
}
