// The application states (spec 4.1 to 4.5): code, route, offer timing and lead section. The screens are in
// `web/src/screens`, the transitions in `server/src/lender-journeys/transitions.ts`.

import { isEndStateCode } from './endStates.ts'
import { listKeys } from './records.ts'

/** Whether a lead has the state before or after its first offer. */
export type OfferTiming = 'before-offer' | 'after-offer'

/** The part of the lead application that a state fills in (spec 4.6 to 4.8). */
export type LeadSection =
  | 'personalDetails'
  | 'contactDetails'
  | 'incomeDetails'
  | 'otherDetails'
  | 'employer'
  | 'referenceDetails'

type StateRow = {
  readonly code: number
  /** Path below the base path; `/continue/:id` is the only pattern. */
  readonly route: `/${string}`
  readonly timing: OfferTiming
  readonly section?: LeadSection
}

const beforeOffer = (code: number, route: `/${string}`, section?: LeadSection): StateRow => ({
  code,
  route,
  timing: 'before-offer',
  ...(section && { section }),
})

const afterOffer = (code: number, route: `/${string}`): StateRow => ({ code, route, timing: 'after-offer' })

const rows = {
  NONE: beforeOffer(0, '/'),
  LOAN_INFORMATION: beforeOffer(1, '/loan-information'),
  PERSONAL_DETAILS: beforeOffer(2, '/personal-details', 'personalDetails'),
  CONTACT_DETAILS: beforeOffer(3, '/contact-details', 'contactDetails'),
  INCOME_DETAILS: beforeOffer(4, '/income-details', 'incomeDetails'),
  OTHER_INFORMATION: beforeOffer(5, '/other-information', 'otherDetails'),
  CHECKING: afterOffer(6, '/checking'),
  MOBILE_VERIFICATION: afterOffer(7, '/mobile-verification'),
  EMPLOYMENT_DETAILS: beforeOffer(8, '/employment-details', 'employer'),
  INSTANTOR: afterOffer(9, '/instantor'),
  ACCEPTED: afterOffer(10, '/accepted'),
  THANK_YOU: afterOffer(11, '/thank-you'),
  REDIRECTED: afterOffer(12, '/redirected'),
  REJECTED: afterOffer(13, '/rejected'),
  CONTINUE: afterOffer(14, '/continue/:id'),
  CHANGE_MOBILE_NUMBER: afterOffer(15, '/change-mobile-number'),
  VEHICLE: afterOffer(16, '/vehicle'),
  WENANCE_TINK: afterOffer(17, '/wenance-tink'),
  WENANCE_ACCOUNT: afterOffer(18, '/wenance-account'),
  MONEYMAN_PAYLANDS: afterOffer(19, '/moneyman-paylands'),
  POLICY_CONSENTS: afterOffer(20, '/consents'),
  ADDITIONAL_EMPLOYMENT_DETAILS: afterOffer(21, '/additional-employment-details'),
  /**
   * @assumed the specification names this state but no route for it; the endpoint /lead/offer/personal-details exists.
   */
  ADDITIONAL_PERSONAL_DETAILS: afterOffer(22, '/additional-personal-details'),
  MARITAL_DETAILS: afterOffer(23, '/marital-details'),
  AIDE: afterOffer(24, '/aide'),
  REFERENCE_INFORMATION: beforeOffer(25, '/reference-information', 'referenceDetails'),
  YOUNITED_CREDIT_DETAILS: afterOffer(26, '/credit-details'),
  YOUNITED_PROFESSIONAL_DETAILS: afterOffer(27, '/professional-details'),
  CNP: afterOffer(28, '/cnp'),
  ADVANZIA_CONSENTS: afterOffer(29, '/advanzia-consents'),
  ID_UPLOAD: afterOffer(30, '/id-upload'),
  CUSTOMER_DEBTS: afterOffer(31, '/customer-debts'),
  REFERENCE_DETAILS: afterOffer(32, '/reference-details'),
  WNIOSEK: afterOffer(33, '/wniosek'),
  WNIOSEK_UZUPELNIENIE: afterOffer(34, '/wniosek-uzupelnienie'),
  DYNAMIC_CONSENTS: afterOffer(35, '/dynamic-consents'),
  TFBANK_CONSENTS: afterOffer(36, '/tfbank-consents'),
  IPFD_OFFER_CHOICE: afterOffer(37, '/ipfd-offer-choice'),
  COFIDIS_OFFER: afterOffer(38, '/cofidis-offer'),
  PROVIDENT_OFFER: afterOffer(39, '/provident-offer'),
  INSTABANK_OFFER: afterOffer(40, '/instabank-offer'),
  PROFICREDIT_OFFER: afterOffer(41, '/proficredit-offer'),
} as const satisfies Record<string, StateRow>

export type StateName = keyof typeof rows

export const states: Readonly<Record<StateName, StateRow>> = rows

/** The route for an unknown or malformed state (spec 2.21): the application index. */
export const indexRoute = '/'

const namesByCode = new Map(Object.entries(rows).map(([name, row]) => [row.code, name]))

export const stateNames: readonly StateName[] = listKeys(rows)

export const isStateName = (name: unknown): name is StateName => typeof name === 'string' && Object.hasOwn(rows, name)

/** The state of a numeric code; null where the code is unknown or not a number. */
export const parseState = (code: unknown): StateName | null => {
  if (typeof code !== 'number') return null
  const name = namesByCode.get(code)
  return isStateName(name) ? name : null
}

/**
 * `progressState` of spec 3.34 is a number or a list; in a list, the last known entry counts.
 * @assumed the specification does not say what a list means; the newest step is its last entry.
 */
export const parseProgressState = (progressState: unknown): StateName | null => {
  if (!Array.isArray(progressState)) return parseState(progressState)
  return progressState.map(parseState).findLast((state) => state !== null) ?? null
}

export const getRoute = (state: StateName | null): string => (state === null ? indexRoute : states[state].route)

/** Whether the application has ended, so that no more answers are required. */
export const isEndState = (state: StateName): boolean => isEndStateCode(states[state].code)

export const isAfterOffer = (state: StateName): boolean => states[state].timing === 'after-offer'

/** `MOBILE_VERIFICATION` -> `mobile-verification`: the name of a state in the page (`data-screen`). */
export const toScreenName = (state: StateName): string => state.toLowerCase().replaceAll('_', '-')
