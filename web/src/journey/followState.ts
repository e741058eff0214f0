// Where a lead's state leads (spec 2.20 to 2.22, 4.10): one pure decision from what the server named and what is open.
// Knows nothing of React or of what a screen shows; carrying the move out is JourneyFollower.tsx.
import { partnerSite } from '@loan/domain/lender-steps/handOver'
import { indexRoute, isAfterOffer, parseProgressState, getRoute, type StateName, states } from '@loan/domain/states'
import { removeTrailingSlash } from '../lib/removeTrailingSlash.ts'

/** States of the applicant's own pages: nobody is moved while filling these in. */
const pageStates: ReadonlySet<StateName> = new Set([
  'NONE',
  'LOAN_INFORMATION',
  'PERSONAL_DETAILS',
  'CONTACT_DETAILS',
  'INCOME_DETAILS',
  'OTHER_INFORMATION',
])

/** Paths that any lead may open; a resume link decides for itself where it goes. */
const freePaths = /^\/(404|unsubscribe|password|continue(\/[^/]+)?)$/iu

/** Screens an applicant may open from the state's own one without asking the server first. */
const sideScreens: Readonly<Partial<Record<StateName, readonly StateName[]>>> = {
  MOBILE_VERIFICATION: ['CHANGE_MOBILE_NUMBER'],
}

/** Routes without a state, by the one they stand beside: which of the two an applicant sees is the screens' business. */
const sideRoutes: readonly (readonly [string, StateName])[] = [[partnerSite.route, 'REDIRECTED']]

/** Whether a state has a screen to go to; CONTINUE has only links to it. */
export const hasScreenRoute = (state: StateName): boolean => !pageStates.has(state) && state !== 'CONTINUE'

const isStateName = (name: string): name is StateName => name in states

export const screenStates: readonly StateName[] = Object.keys(states).filter(isStateName).filter(hasScreenRoute)

const screenStatesByRoute: ReadonlyMap<string, StateName> = new Map([
  ...screenStates.map((state): readonly [string, StateName] => [getRoute(state), state]),
  ...sideRoutes,
])

/** The state whose screen stands at a path below the base path; null for pages and free paths. */
export const screenStateAt = (path: string): StateName | null =>
  screenStatesByRoute.get(removeTrailingSlash(path).toLowerCase()) ?? null

/** Whether the screen of `shown` may stand while the lead is in `state`. */
export const mayShow = (shown: StateName, state: StateName | null): boolean =>
  shown === state || (state !== null && (sideScreens[state]?.includes(shown) ?? false))

export type Move = { readonly to: string; readonly replace: boolean }

export type Position = {
  readonly hasLead: boolean
  /** As it came: a number, a list, or something unknown. */
  readonly progressState: unknown
  /** Below the base path. */
  readonly path: string
}

/**
 * The move a standing asks for; null where all is in its place. An unknown state leads from a screen to the index
 * route and from there nowhere, so it cannot loop.
 * @assumed the way back to the index replaces, as a pushed one would catch everybody who presses Back.
 */
export const resolveMove = ({ hasLead, progressState, path }: Position): Move | null => {
  if (freePaths.test(removeTrailingSlash(path))) return null
  const shown = screenStateAt(path)
  const state = hasLead ? parseProgressState(progressState) : 'NONE'
  if (state === null || !hasScreenRoute(state)) return shown === null ? null : { to: indexRoute, replace: true }
  if (shown !== null && mayShow(shown, state)) return null
  return { to: getRoute(state), replace: isAfterOffer(state) }
}
