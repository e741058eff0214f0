// The table of all screens of lead states, with the sandbox tag that leads to each and the actions that leave it.
import { partnerSite } from '@loan/domain/lender-steps/handOver'
import { routeOf, screenNameOf, type StateName, states } from '@loan/domain/states'
import { findStateScenarioTag } from '../../server/src/sandbox/scenarios.ts'
import type { Way } from './way.ts'
import { summaryWays, waysOf } from './ways.ts'

export type Place = {
  /** `data-screen`. */
  readonly name: string
  readonly state: StateName
  readonly tag: string
  readonly route: string
  readonly ways: readonly Way[]
}

const isStateName = (name: string): name is StateName => name in states

export const stateNames = Object.keys(states).filter(isStateName)

export const taggedStates = stateNames.filter((state) => findStateScenarioTag(state) !== null)

export const summaryPlace: Place = {
  name: 'smava',
  state: 'REDIRECTED',
  tag: 'smava',
  route: partnerSite.route,
  ways: summaryWays,
}

export const places: readonly Place[] = [
  ...taggedStates.map((state) => ({
    name: screenNameOf(state),
    state,
    tag: screenNameOf(state),
    route: routeOf(state),
    ways: waysOf(state),
  })),
  summaryPlace,
]
