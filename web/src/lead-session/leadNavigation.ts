// Resolves the navigation that a lead state requires (spec 2.20 to 2.22, 4.10): pure functions of the state and the
// open path. Does not navigate and does not depend on React.
import { partnerSite } from '@loan/domain/lender-steps/handOver'
import { indexRoute, isAfterOffer, getRoute, type StateName, stateNames } from '@loan/domain/states'
import { normalisePath } from '../lib/normalisePath.ts'

/** States of the form's pages: an applicant who fills them in is not redirected. */
const pageStates: ReadonlySet<StateName> = new Set([
  'NONE',
  'LOAN_INFORMATION',
  'PERSONAL_DETAILS',
  'CONTACT_DETAILS',
  'INCOME_DETAILS',
  'OTHER_INFORMATION',
])

/** Routes that are open in every state. `screens/registry.ts` has their screens. */
export const alwaysOpenRoutes = {
  notFound: '/404',
  unsubscribe: '/unsubscribe',
  setPassword: '/password',
  signIn: '/continue',
} as const

const alwaysOpenPaths: ReadonlySet<string> = new Set(Object.values(alwaysOpenRoutes))

/** The route of CONTINUE with a secret. The screen of a resume link navigates on its own. */
const resumeLink = /^\/continue\/[^/]+$/u

const isAlwaysOpen = (path: string): boolean => alwaysOpenPaths.has(path) || resumeLink.test(path)

/** Screens that the applicant can open in a state besides the screen of that state. */
const alternativeScreens: Readonly<Partial<Record<StateName, readonly StateName[]>>> = {
  MOBILE_VERIFICATION: ['CHANGE_MOBILE_NUMBER'],
}

/** Further routes of states. The screens choose between the two routes of a state. */
const alternativeRoutes: readonly (readonly [string, StateName])[] = [[partnerSite.route, 'REDIRECTED']]

/** Whether a state has a screen to navigate to. CONTINUE has none, because only links open it. */
export const hasScreenRoute = (state: StateName): boolean => !pageStates.has(state) && state !== 'CONTINUE'

export const screenStates: readonly StateName[] = stateNames.filter(hasScreenRoute)

const screenStatesByRoute: ReadonlyMap<string, StateName> = new Map([
  ...screenStates.map((state): readonly [string, StateName] => [getRoute(state), state]),
  ...alternativeRoutes,
])

/** The state whose screen has this path, relative to the base path; null for pages and paths that are always open. */
export const findScreenState = (path: string): StateName | null => screenStatesByRoute.get(normalisePath(path)) ?? null

/** Whether the screen of `shown` is allowed while the lead is in `state`. */
export const canShowScreen = (shown: StateName, state: StateName | null): boolean =>
  shown === state || (state !== null && (alternativeScreens[state]?.includes(shown) ?? false))

export type Navigation = { readonly to: string; readonly replace: boolean }

export type ScreenLocation = {
  readonly hasLead: boolean
  /** Null for an unknown state. */
  readonly state: StateName | null
  /** Relative to the base path. */
  readonly path: string
}

/**
 * Returns the navigation that the state requires; null when the open path is allowed. An unknown state redirects a
 * screen to the index route and stays there, so it cannot loop.
 * @assumed The redirect to the index replaces the history entry, because a pushed entry would trap applicants who
 * press Back.
 */
export const resolveNavigation = ({ hasLead, state: leadState, path }: ScreenLocation): Navigation | null => {
  if (isAlwaysOpen(normalisePath(path))) return null
  const shown = findScreenState(path)
  const state = hasLead ? leadState : 'NONE'
  if (state === null || !hasScreenRoute(state)) return shown === null ? null : { to: indexRoute, replace: true }
  if (shown !== null && canShowScreen(shown, state)) return null
  return { to: getRoute(state), replace: isAfterOffer(state) }
}
