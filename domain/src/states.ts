// The 42 application states (spec 4.1 to 4.5): code, route, phase and lead section. The screens are in
// `web/src/screens`, the transitions in `server/src/leads`.

import { isEndStateCode } from './endStates.ts'

export type Phase = 'before-offer' | 'after-offer'

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
  readonly phase: Phase
  readonly section?: LeadSection
}

const before = (code: number, route: `/${string}`, section?: LeadSection): StateRow => ({
  code,
  route,
  phase: 'before-offer',
  ...(section && { section }),
})

const after = (code: number, route: `/${string}`): StateRow => ({ code, route, phase: 'after-offer' })

const rows = {
  NONE: before(0, '/'),
  LOAN_INFORMATION: before(1, '/loan-information'),
  PERSONAL_DETAILS: before(2, '/personal-details', 'personalDetails'),
  CONTACT_DETAILS: before(3, '/contact-details', 'contactDetails'),
  INCOME_DETAILS: before(4, '/income-details', 'incomeDetails'),
  OTHER_INFORMATION: before(5, '/other-information', 'otherDetails'),
  CHECKING: after(6, '/checking'),
  MOBILE_VERIFICATION: after(7, '/mobile-verification'),
  EMPLOYMENT_DETAILS: before(8, '/employment-details', 'employer'),
  INSTANTOR: after(9, '/instantor'),
  ACCEPTED: after(10, '/accepted'),
  THANK_YOU: after(11, '/thank-you'),
  REDIRECTED: after(12, '/redirected'),
  REJECTED: after(13, '/rejected'),
  CONTINUE: after(14, '/continue/:id'),
  CHANGE_MOBILE_NUMBER: after(15, '/change-mobile-number'),
  VEHICLE: after(16, '/vehicle'),
  WENANCE_TINK: after(17, '/wenance-tink'),
  WENANCE_ACCOUNT: after(18, '/wenance-account'),
  MONEYMAN_PAYLANDS: after(19, '/moneyman-paylands'),
  POLICY_CONSENTS: after(20, '/consents'),
  ADDITIONAL_EMPLOYMENT_DETAILS: after(21, '/additional-employment-details'),
  /**
   * @assumed the specification names this state but no route for it; the endpoint /lead/offer/personal-details exists.
   */
  ADDITIONAL_PERSONAL_DETAILS: after(22, '/additional-personal-details'),
  MARITAL_DETAILS: after(23, '/marital-details'),
  AIDE: after(24, '/aide'),
  REFERENCE_INFORMATION: before(25, '/reference-information', 'referenceDetails'),
  YOUNITED_CREDIT_DETAILS: after(26, '/credit-details'),
  YOUNITED_PROFESSIONAL_DETAILS: after(27, '/professional-details'),
  CNP: after(28, '/cnp'),
  ADVANZIA_CONSENTS: after(29, '/advanzia-consents'),
  ID_UPLOAD: after(30, '/id-upload'),
  CUSTOMER_DEBTS: after(31, '/customer-debts'),
  REFERENCE_DETAILS: after(32, '/reference-details'),
  WNIOSEK: after(33, '/wniosek'),
  WNIOSEK_UZUPELNIENIE: after(34, '/wniosek-uzupelnienie'),
  DYNAMIC_CONSENTS: after(35, '/dynamic-consents'),
  TFBANK_CONSENTS: after(36, '/tfbank-consents'),
  IPFD_OFFER_CHOICE: after(37, '/ipfd-offer-choice'),
  COFIDIS_OFFER: after(38, '/cofidis-offer'),
  PROVIDENT_OFFER: after(39, '/provident-offer'),
  INSTABANK_OFFER: after(40, '/instabank-offer'),
  PROFICREDIT_OFFER: after(41, '/proficredit-offer'),
} as const satisfies Record<string, StateRow>

export type StateName = keyof typeof rows

export const states: Readonly<Record<StateName, StateRow>> = rows

/** The route for an unknown or malformed state (spec 2.21): the application index. */
export const indexRoute = '/'

const namesByCode = new Map(Object.entries(rows).map(([name, row]) => [row.code, name]))

const isStateName = (name: string | undefined): name is StateName => name !== undefined && name in rows

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

export const routeOf = (state: StateName | null): string => (state === null ? indexRoute : states[state].route)

/** Whether the application has ended, so that no more answers are required. */
export const isEnd = (state: StateName): boolean => isEndStateCode(states[state].code)

export const isAfterOffer = (state: StateName): boolean => states[state].phase === 'after-offer'

/** `MOBILE_VERIFICATION` -> `mobile-verification`: the name of a state in the page (`data-screen`). */
export const screenNameOf = (state: StateName): string => state.toLowerCase().replaceAll('_', '-')
