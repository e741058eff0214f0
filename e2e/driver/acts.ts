// The table of the actions on screens after the form that call the server: how a test prepares each of them, performs it
// and waits for its result. Most rows come from the actions that leave a state's screen; the others are in loneActs.ts.
import type { LenderStepState } from '@loan/domain/lender-steps/lenderStep'
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { routeOf, type StateName } from '@loan/domain/states'
import type { Locator, Page } from '@playwright/test'
import { type Persona, productOf, unique } from '../personas/persona.ts'
import type { TestServer } from '../setup/server.ts'
import { arrive } from './arrive.ts'
import { anyAct, type Call } from './faults.ts'
import { type HeldLead, hold, send, waitForState } from './leads.ts'
import { type Place, places } from './places.ts'
import { screenOf } from './screens.ts'
import { getText } from './texts.ts'
import { skip, type Way } from './way.ts'

export type Visit = { readonly page: Page; readonly server: TestServer; readonly persona: Persona }

/** A screen on which everything is filled in and nothing was pressed. */
export type Facing = {
  readonly screen: Locator
  readonly press: () => Promise<void>
  /** Resolves once the page shows the result of the action. */
  readonly arrive: () => Promise<unknown>
  /** Null for an action without a lead. */
  readonly lead: HeldLead | null
}

export type Act = {
  readonly name: string
  readonly call: Call
  readonly come: (visit: Visit) => Promise<Facing>
  /** After a lost reply to a completed call, the page polls the status, or the applicant presses again. */
  readonly afterLostReply: 'goes on' | 'is pressed again'
  /** State of the lead in the database after the action; null for an action without a lead. */
  readonly to: StateName | null
  /** Milliseconds by which the test advances the page's clock before the action. */
  readonly waitsMs?: number
  /** True for the first of the actions that behave alike. */
  readonly isFirstOfAlike: boolean
}

/** Creates a lead in the state of the place, stores it in the browser and opens the screen. */
export const comeTo = async ({ page, server, persona }: Visit, { name, state, tag, route }: Place) => {
  const lead = await send(server, unique(persona, tag))
  const status = await waitForState(server, lead, state)
  await hold(page, server, lead)
  // Prevents the redirect by the countdown.
  await page.evaluate((id) => sessionStorage.setItem('redirected', id), lead.id)
  await page.goto(`${server.url}${route.slice(1)}`)
  const screen = screenOf(page, name)
  await screen.locator('h1').waitFor()
  // The questions of the lender load after its offer.
  await screen.getByText(getText(productOf(persona).locales[0], 'common', 'loading')).waitFor({ state: 'detached' })
  return { page, server, screen, state, lead, status }
}

const kindOf = (state: LenderStepState): string => {
  const step = lenderSteps[state]
  return step.kind === 'hand-over' ? step.handOver : step.kind
}

const isFirstOfKind = ({ name, state }: Place): boolean =>
  places.find((other) =>
    isLenderStepState(state) && isLenderStepState(other.state)
      ? kindOf(other.state) === kindOf(state)
      : other.name === name,
  )?.name === name

const isAdjustable = (state: StateName): boolean =>
  isLenderStepState(state) && 'isAdjustable' in lenderSteps[state] && lenderSteps[state].isAdjustable === true

const wayAct = (place: Place, way: Way, isFirstOfAlike: boolean): Act => ({
  name: `${way.name} on ${place.name}`,
  call: way.call ?? anyAct,
  afterLostReply: way.call === undefined ? 'goes on' : 'is pressed again',
  to: way.to === 'same' || way.to === 'next-lender' || way.to === 'new-visit' ? place.state : way.to,
  isFirstOfAlike,
  ...(way.waitsMs !== undefined && { waitsMs: way.waitsMs }),
  come: async (visit) => {
    const leaving = await comeTo(visit, place)
    if (way.waitsMs !== undefined) await visit.page.clock.fastForward(way.waitsMs)
    await way.fill?.(leaving)
    return {
      screen: leaving.screen,
      press: () => way.press(leaving),
      arrive: () => arrive(leaving, way, place),
      lead: leaving.lead,
    }
  },
})

/** Whether the action skips the lender, which works alike on every screen. */
const isSkip = ({ name }: Way): boolean => name === skip.name

export const wayActs: readonly Act[] = places.flatMap((place) =>
  place.ways
    .filter(({ call, needs }) => call !== null && (needs === undefined || isAdjustable(place.state)))
    .map((way) => {
      const isFirstOfAlike = isSkip(way)
        ? place.state === 'MOBILE_VERIFICATION'
        : isFirstOfKind(place) || way.needs !== undefined
      return wayAct(place, way, isFirstOfAlike)
    }),
)

/** Throws for a state that no tag leads to. */
export const placeOf = (state: StateName): Place => {
  const place = places.find((other) => other.state === state && other.route === routeOf(state))
  if (place === undefined) throw new Error(`No tag leads to ${state}`)
  return place
}
