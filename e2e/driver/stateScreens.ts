// The table of all screens of lead states, with the sandbox tag that leads to each and the actions that leave it.
import { partnerSite } from '@loan/domain/lender-steps/handOver'
import { getRoute, toScreenName, type StateName, stateNames } from '@loan/domain/states'
import { findStateScenarioTag } from '../../server/src/sandbox/scenarios.ts'
import type { ScreenAction } from './screenAction.ts'
import { summaryActions, listActions } from './stateActions.ts'

export type StateScreen = {
  /** `data-screen`. */
  readonly name: string
  readonly state: StateName
  readonly tag: string
  readonly route: string
  readonly actions: readonly ScreenAction[]
}

export const taggedStates = stateNames.filter((state) => findStateScenarioTag(state) !== null)

export const summaryScreen: StateScreen = {
  name: 'smava',
  state: 'REDIRECTED',
  tag: 'smava',
  route: partnerSite.route,
  actions: summaryActions,
}

export const stateScreens: readonly StateScreen[] = [
  ...taggedStates.map((state) => ({
    name: toScreenName(state),
    state,
    tag: toScreenName(state),
    route: getRoute(state),
    actions: listActions(state),
  })),
  summaryScreen,
]
