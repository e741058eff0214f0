// One sandbox scenario for each lender step and for some other states. Its lenders require nothing else. Its tag is the
// name of the state's screen. scenarios.ts has the scenarios of the other end states and those with several states.
import { hourMs } from '@loan/domain/durations'
import { isStateOfKind, lenderStepStates } from '@loan/domain/lender-steps/lenderSteps'
import type { LenderStepState } from '@loan/domain/lender-steps/lenderStep'
import { toScreenName, type StateName } from '@loan/domain/states'
import type { Lender } from '../lenders/lender.ts'
import type { Scenario } from './scenario.ts'

type Kebab<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}-${Kebab<Tail>}`
  : Lowercase<S>

/** States that are not lender steps. */
type NonStepState = 'CHECKING' | 'MOBILE_VERIFICATION' | 'CHANGE_MOBILE_NUMBER' | 'THANK_YOU'

export type StateTag = Kebab<LenderStepState | NonStepState>

const acceptsAtOnce: Partial<Lender> = {
  serves: [],
  decision: { kind: 'agree' },
  requires: [],
  offer: null,
  ending: 'ACCEPTED',
}

/** Requires each step although its answers exist, and disputes two answers that every product has. */
const disputesAnswers: Partial<Lender> = {
  ...acceptsAtOnce,
  requiresConfirmation: true,
  disputedAnswers: [
    { path: 'personalDetails.lastName', code: 'unknown' },
    { path: 'incomeDetails.monthlyIncome', code: 'unknown' },
  ],
}

const nonStepScenarios: Readonly<Record<NonStepState, Scenario>> = {
  CHECKING: { description: 'Checking takes an hour.', all: { ...acceptsAtOnce, answerMs: hourMs } },
  MOBILE_VERIFICATION: {
    description: 'Every lender asks to verify the mobile number, then accepts.',
    all: { ...acceptsAtOnce, requires: ['MOBILE_VERIFICATION'], requiresConfirmation: true },
  },
  CHANGE_MOBILE_NUMBER: {
    description: 'Every lender asks for another mobile number, then accepts.',
    all: { ...acceptsAtOnce, requires: ['CHANGE_MOBILE_NUMBER'] },
  },
  THANK_YOU: {
    description: 'The first lender takes over the lead, which ends on the thank-you page.',
    all: { ...acceptsAtOnce, ending: 'THANK_YOU' },
  },
}

const buildStepScenario = (state: LenderStepState): Scenario =>
  isStateOfKind(state, 'offers')
    ? {
        description: 'Every lender makes its offer in this state at once; accepting it leads to accepted.',
        all: acceptsAtOnce,
        offerState: state,
      }
    : {
        description: 'Every lender asks for this state alone, then accepts.',
        all: { ...disputesAnswers, requires: [state] },
      }

const rows: readonly (readonly [StateName, Scenario])[] = [
  ['CHECKING', nonStepScenarios.CHECKING],
  ['MOBILE_VERIFICATION', nonStepScenarios.MOBILE_VERIFICATION],
  ['CHANGE_MOBILE_NUMBER', nonStepScenarios.CHANGE_MOBILE_NUMBER],
  ['THANK_YOU', nonStepScenarios.THANK_YOU],
  ...lenderStepStates.map((state) => [state, buildStepScenario(state)] as const),
]

export const stateScenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  rows.map(([state, scenario]) => [toScreenName(state), scenario]),
)

export const isStateTag = (tag: string): tag is StateTag => Object.hasOwn(stateScenarios, tag)
