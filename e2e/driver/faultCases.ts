// The table of the actions on screens after the form that call the server: how a test prepares each of them, performs
// it and waits for its result. Most rows come from the actions that leave a state's screen; the others are in
// otherFaultCases.ts.
import type { LenderStepState } from '@loan/domain/lender-steps/lenderStep'
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { getRoute, type StateName } from '@loan/domain/states'
import type { Locator, Page } from '@playwright/test'
import { type ProductPersona, getProduct, withUniqueEmail } from '../personas/persona.ts'
import type { TestServer } from '../setup/server.ts'
import { waitForResult } from './waitForResult.ts'
import { anyPost, type Call } from './faults.ts'
import { type TestLead, storeLeadInBrowser, submitLead, waitForState } from './leads.ts'
import { type StateScreen, stateScreens } from './stateScreens.ts'
import { getScreen } from './screens.ts'
import { getText } from './texts.ts'
import { skip, type ScreenAction } from './screenAction.ts'

export type PrepareOptions = { readonly page: Page; readonly server: TestServer; readonly persona: ProductPersona }

/** A screen on which everything is filled in and nothing was pressed. */
export type PreparedAction = {
  readonly screen: Locator
  readonly press: () => Promise<void>
  /** Resolves once the page shows the result of the action. */
  readonly waitForResult: () => Promise<unknown>
  /** Null for an action without a lead. */
  readonly lead: TestLead | null
}

export type FaultCase = {
  readonly name: string
  readonly call: Call
  readonly prepare: (options: PrepareOptions) => Promise<PreparedAction>
  /** After a lost reply to a completed call, the page polls the status, or the applicant presses again. */
  readonly afterLostReply: 'goes on' | 'is pressed again'
  /** State of the lead in the database after the action; null for an action without a lead. */
  readonly to: StateName | null
  /** Milliseconds by which the test advances the page's clock before the action. */
  readonly waitsMs?: number
  /** True for the first of the actions that behave alike. */
  readonly isFirstOfAlike: boolean
}

/** Creates a lead in the state of the screen, stores it in the browser and opens the screen. */
export const openStateScreen = async (
  { page, server, persona }: PrepareOptions,
  { name, state, tag, route }: StateScreen,
) => {
  const lead = await submitLead(server, withUniqueEmail(persona, tag))
  const status = await waitForState(server, lead, state)
  await storeLeadInBrowser(page, server, lead)
  // Prevents the redirect by the countdown.
  await page.evaluate((id) => sessionStorage.setItem('redirected', id), lead.id)
  await page.goto(`${server.url}${route.slice(1)}`)
  const screen = getScreen(page, name)
  await screen.locator('h1').waitFor()
  // The questions of the lender load after its offer.
  await screen.getByText(getText(getProduct(persona).locales[0], 'common', 'loading')).waitFor({ state: 'detached' })
  return { page, server, screen, state, lead, status }
}

const resolveStepKind = (state: LenderStepState): string => {
  const step = lenderSteps[state]
  return step.kind === 'hand-over' ? step.handOver : step.kind
}

const isFirstOfKind = ({ name, state }: StateScreen): boolean =>
  stateScreens.find((other) =>
    isLenderStepState(state) && isLenderStepState(other.state)
      ? resolveStepKind(other.state) === resolveStepKind(state)
      : other.name === name,
  )?.name === name

const isAdjustable = (state: StateName): boolean =>
  isLenderStepState(state) && 'isAdjustable' in lenderSteps[state] && lenderSteps[state].isAdjustable === true

const buildFaultCase = (stateScreen: StateScreen, action: ScreenAction, isFirstOfAlike: boolean): FaultCase => ({
  name: `${action.name} on ${stateScreen.name}`,
  call: action.call ?? anyPost,
  afterLostReply: action.call === undefined ? 'goes on' : 'is pressed again',
  to:
    action.to === 'same' || action.to === 'next-lender' || action.to === 'new-application'
      ? stateScreen.state
      : action.to,
  isFirstOfAlike,
  ...(action.waitsMs !== undefined && { waitsMs: action.waitsMs }),
  prepare: async (options) => {
    const actionContext = await openStateScreen(options, stateScreen)
    if (action.waitsMs !== undefined) await options.page.clock.fastForward(action.waitsMs)
    await action.fill?.(actionContext)
    return {
      screen: actionContext.screen,
      press: () => action.press(actionContext),
      waitForResult: () => waitForResult(actionContext, action, stateScreen),
      lead: actionContext.lead,
    }
  },
})

/** Whether the action skips the lender, which works alike on every screen. */
const isSkip = ({ name }: ScreenAction): boolean => name === skip.name

export const stateFaultCases: readonly FaultCase[] = stateScreens.flatMap((stateScreen) =>
  stateScreen.actions
    .filter(({ call, needs }) => call !== null && (needs === undefined || isAdjustable(stateScreen.state)))
    .map((action) => {
      const isFirstOfAlike = isSkip(action)
        ? stateScreen.state === 'MOBILE_VERIFICATION'
        : isFirstOfKind(stateScreen) || action.needs !== undefined
      return buildFaultCase(stateScreen, action, isFirstOfAlike)
    }),
)

/** Throws for a state that no tag leads to. */
export const requireStateScreen = (state: StateName): StateScreen => {
  const stateScreen = stateScreens.find((other) => other.state === state && other.route === getRoute(state))
  if (stateScreen === undefined) throw new Error(`No tag leads to ${state}`)
  return stateScreen
}
