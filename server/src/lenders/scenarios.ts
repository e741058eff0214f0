// Sandbox scenarios: what an applicant types decides the outcome. A tag in the e-mail address
// (`anna+rejected@example.com`) lays these parts over the lenders of the country. Never in production.
import type { LeadPath } from '@loan/domain/lead/application'
import type { ErrorCode } from '@loan/domain/rules/errorCodes'
import type { Lender } from './lender.ts'

export type Scenario = {
  /** One sentence for docs/sandbox.md. */
  readonly what: string
  /** Laid over every lender. */
  readonly all?: Partial<Lender>
  /** Laid over the first lender asked, after `all`. */
  readonly first?: Partial<Lender>
  /** Refused at the first submit only, so that the journey can go on once the answer was seen again. */
  readonly refusesAtFirstSubmit?: readonly { readonly path: LeadPath; readonly code: ErrorCode }[]
}

const agrees: Partial<Lender> = { serves: [], decision: { kind: 'agree' } }
const atOnce: Partial<Lender> = { ...agrees, asks: [], offer: null, ending: 'ACCEPTED' }

const offerOnly: Partial<Lender> = { ...agrees, asks: [], ending: 'ACCEPTED' }

export const scenarios = {
  accepted: { what: 'The first lender accepts after checking, without asking anything.', all: atOnce },
  rejected: {
    what: 'Every lender declines because of income and debts; no lender is left.',
    all: { serves: [], decision: { kind: 'decline', reasons: ['income', 'debts'] } },
  },
  redirected: {
    what: 'The first lender takes the lead on at its own address, without asking anything.',
    all: { ...atOnce, ending: 'REDIRECTED' },
  },
  offer: { what: 'The first lender makes its offer at once; accepting it leads to accepted.', all: offerOnly },
  'offer-redirected': {
    what: 'The first lender makes its offer at once; accepting it leads to redirected.',
    all: { ...offerOnly, ending: 'REDIRECTED' },
  },
  consents: {
    what: 'The first lender asks for consents, then accepts.',
    all: { ...atOnce, asks: ['POLICY_CONSENTS'] },
  },
  verification: {
    what: 'The first lender asks to verify the mobile number, then accepts.',
    all: { ...atOnce, asks: ['MOBILE_VERIFICATION'] },
  },
  full: {
    what: 'Verification, consents, an offer, accepted; whatever the answers are.',
    all: { ...agrees, asks: ['MOBILE_VERIFICATION', 'POLICY_CONSENTS'], ending: 'ACCEPTED' },
  },
  slow: { what: 'Checking takes 75 seconds, then the first lender accepts.', all: { ...atOnce, answerMs: 75_000 } },
  stuck: {
    what: 'Checking takes six hours: the first lender does not answer; skipping leads to the next one, as slow.',
    all: { ...atOnce, answerMs: 21_600_000 },
  },
  'second-lender': {
    what: 'The first lender declines, the second one accepts.',
    all: atOnce,
    first: { decision: { kind: 'decline', reasons: ['credit-history'] } },
  },
  'lender-error': {
    what: 'The system of the first lender fails and is passed over, the second one accepts.',
    all: atOnce,
    first: { decision: { kind: 'fail' } },
  },
  'needs-field-error': {
    what: 'The first submit is refused with errors on the last name and the city; sending again is taken.',
    all: atOnce,
    refusesAtFirstSubmit: [
      { path: 'personalDetails.lastName', code: 'unknown' },
      { path: 'contactDetails.city', code: 'unknown' },
    ],
  },
} as const satisfies Record<string, Scenario>

export type ScenarioTag = keyof typeof scenarios

const isScenarioTag = (tag: string): tag is ScenarioTag => Object.hasOwn(scenarios, tag)

/** The tag of an address: what stands between the last plus and the at sign. Null where it names no scenario. */
export const parseScenarioTag = (email: string | undefined): ScenarioTag | null => {
  const tag = /\+([^+@]+)@[^@]+$/u.exec(email ?? '')?.[1]?.toLowerCase()
  return tag !== undefined && isScenarioTag(tag) ? tag : null
}

/** The scenario of a stored tag; null where there is none, or none of that name any more. */
export const resolveScenario = (tag: string | null): Scenario | null =>
  tag !== null && isScenarioTag(tag) ? scenarios[tag] : null

export const withScenario = (lender: Lender, scenario: Scenario | null, place: number): Lender => ({
  ...lender,
  ...scenario?.all,
  ...(place === 0 && scenario?.first),
})
