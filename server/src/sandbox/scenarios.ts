// Sandbox scenarios. A tag in the e-mail address (`anna+rejected@example.com`) selects overrides for the lenders of the
// country. Not available in production.
import { lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { toScreenName, type StateName, stateNames } from '@loan/domain/states'
import { serverCountries } from '../countries/registry.ts'
import { choiceVariants, singleVariant } from '../lenders/offerTerms.ts'
import type { Lender, OfferTerms } from '../lenders/lender.ts'
import type { OfferState } from '../lenders/lenderProfile.ts'
import { isStateTag, stateScenarios, type StateTag } from './stateScenarios.ts'
import type { Scenario } from './scenario.ts'

const agrees: Partial<Lender> = { serves: [], decision: { kind: 'agree' } }
const acceptsAtOnce: Partial<Lender> = { ...agrees, requires: [], offer: null, ending: 'ACCEPTED' }

const offerOnly: Partial<Lender> = { ...agrees, requires: [], ending: 'ACCEPTED' }

export const scenarios = {
  accepted: { description: 'The first lender accepts after checking and requires no step.', all: acceptsAtOnce },
  rejected: {
    description: 'Every lender declines because of income and debts; no lender is left.',
    all: { serves: [], decision: { kind: 'decline', reasons: ['income', 'debts'] } },
  },
  redirected: {
    description: 'The first lender continues the application on its own site and requires no step.',
    all: { ...acceptsAtOnce, ending: 'REDIRECTED' },
  },
  offer: { description: 'The first lender makes its offer at once; accepting it leads to accepted.', all: offerOnly },
  'offer-redirected': {
    description: 'The first lender makes its offer at once; accepting it leads to redirected.',
    all: { ...offerOnly, ending: 'REDIRECTED' },
  },
  consents: {
    description: 'The first lender requires consents, then accepts.',
    all: { ...acceptsAtOnce, requires: ['POLICY_CONSENTS'] },
  },
  verification: {
    description: 'The first lender requires a verified mobile number, then accepts.',
    all: { ...acceptsAtOnce, requires: ['MOBILE_VERIFICATION'] },
  },
  full: {
    description: 'Verification, consents and an offer lead to accepted, whatever the answers are.',
    all: { ...agrees, requires: ['MOBILE_VERIFICATION', 'POLICY_CONSENTS'], ending: 'ACCEPTED' },
  },
  slow: {
    description: 'Checking takes 75 seconds, then the first lender accepts.',
    all: { ...acceptsAtOnce, answerMs: 75_000 },
  },
  stuck: {
    description: 'Checking takes six hours. The applicant can skip to the next lender, which is as slow.',
    all: { ...acceptsAtOnce, answerMs: 21_600_000 },
  },
  'second-lender': {
    description: 'The first lender declines, the second one accepts.',
    all: acceptsAtOnce,
    first: { decision: { kind: 'decline', reasons: ['credit-history'] } },
  },
  'lender-error': {
    description: 'The system of the first lender fails, and the second lender accepts.',
    all: acceptsAtOnce,
    first: { decision: { kind: 'fail' } },
  },
  'no-answer': {
    description:
      'The first lender does not answer within its limit of 20 seconds. The second one accepts 8 seconds later.',
    // Longer than the polling interval, which grows with time, so that the page shows the second request.
    all: { ...acceptsAtOnce, answerMs: 8000 },
    first: { decision: { kind: 'silent', silenceTimeoutMs: 20_000 } },
  },
  'answers-twice': {
    description: 'The first lender makes its offer, and two seconds later another answer arrives, which is ignored.',
    all: offerOnly,
    first: { secondAnswerMs: 2000 },
  },
  'changes-mind': {
    description:
      'After its offer is accepted, the first lender makes a worse one, which is shown as changed; accepting it leads to accepted.',
    all: offerOnly,
    first: { afterAcceptance: 'changes-offer' },
  },
  vanishes: {
    description: 'After its offer is accepted, the first lender withdraws it. The second lender makes its own offer.',
    all: offerOnly,
    first: { afterAcceptance: 'withdraws' },
  },
  'declines-late': {
    description: 'The first lender requires a verified mobile number and then declines. The second one accepts.',
    all: acceptsAtOnce,
    first: {
      requires: ['MOBILE_VERIFICATION'],
      finalCriteria: [{ path: 'amount', reason: 'identity', max: 0 }],
    },
  },
  smava: {
    description:
      'The first lender continues the application on its own site after a summary (/smava), in the state REDIRECTED.',
    all: { ...acceptsAtOnce, ending: 'REDIRECTED', hasSummary: true },
  },
  'id-upload-needed': {
    description: 'Every lender requires pictures of the document, and the applicant cannot skip them.',
    all: { ...acceptsAtOnce, requires: ['ID_UPLOAD'], needsUpload: true },
  },
  'needs-field-error': {
    description: 'The first submission gets errors for the last name and the city; the second one is accepted.',
    all: acceptsAtOnce,
    rejectsAtFirstSubmit: [
      { path: 'personalDetails.lastName', code: 'unknown' },
      { path: 'contactDetails.city', code: 'unknown' },
    ],
  },
} as const satisfies Record<string, Scenario>

type NamedTag = keyof typeof scenarios
export type ScenarioTag = NamedTag | StateTag

const isNamedTag = (tag: string): tag is NamedTag => Object.hasOwn(scenarios, tag)

const isScenarioTag = (tag: string): tag is ScenarioTag => isNamedTag(tag) || isStateTag(tag)

/** The text between the last plus and the at sign of an address; null when it names no scenario. */
export const parseScenarioTag = (email: string | undefined): ScenarioTag | null => {
  const tag = /\+([^+@]+)@[^@]+$/u.exec(email ?? '')?.[1]?.toLowerCase()
  return tag !== undefined && isScenarioTag(tag) ? tag : null
}

/** The scenario of a stored tag; null without a tag or when the scenario was removed. */
export const resolveScenario = (tag: string | null): Scenario | null => {
  if (tag === null) return null
  return isNamedTag(tag) ? scenarios[tag] : (stateScenarios[tag] ?? null)
}

/** The tag of the scenario that leads to a state; null for the pages of the form and for links. */
export const findStateScenarioTag = (state: StateName): ScenarioTag | null => {
  const tag = toScreenName(state)
  return isScenarioTag(tag) ? tag : null
}

/** The states that a scenario leads to. */
export const taggedStates: readonly StateName[] = stateNames.filter((state) => findStateScenarioTag(state) !== null)

const buildTerms = (state: OfferState, { offer, country }: Lender): OfferTerms => ({
  ...(offer ?? serverCountries[country].terms),
  state,
  variants: lenderSteps[state].isChoice === true ? choiceVariants : singleVariant,
})

export const withScenario = (lender: Lender, scenario: Scenario | null, planIndex: number): Lender => {
  const overridden = { ...lender, ...scenario?.all, ...(planIndex === 0 && scenario?.first) }
  // The scenario may have removed the offer, so the terms are those of the original lender.
  return scenario?.offerState === undefined
    ? overridden
    : { ...overridden, offer: buildTerms(scenario.offerState, lender) }
}
