// Every call that a press on a screen after the form makes, as one table: how an applicant comes before it, how it is
// pressed, where it leads. The ways out of the lead's screens make most rows; those beside them are loneActs.ts.
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

/** Everything is answered; nothing was pressed yet. */
export type Facing = {
  readonly screen: Locator
  readonly press: () => Promise<void>
  /** Resolves once the act is done and shown. */
  readonly arrive: () => Promise<unknown>
  /** Null where no lead has to do with it. */
  readonly lead: HeldLead | null
}

export type Act = {
  readonly name: string
  readonly call: Call
  readonly come: (visit: Visit) => Promise<Facing>
  /** What the page does where the act was done and the reply lost: it asks how the lead stands, or is pressed again. */
  readonly afterLostReply: 'goes on' | 'is pressed again'
  /** Where the lead stands in the database in the end. */
  readonly to: StateName | null
  /** The page's clock is set forward while the act is come to. */
  readonly waitsMs?: number
  /** Of alike acts one. */
  readonly isFirstOfAlike: boolean
}

/** A lead of the persona's own, held by the browser, before the screen of the place. */
export const comeTo = async ({ page, server, persona }: Visit, { name, state, tag, route }: Place) => {
  const lead = await send(server, unique(persona, tag))
  const status = await waitForState(server, lead, state)
  await hold(page, server, lead)
  // Nobody is sent on by a countdown meanwhile.
  await page.evaluate((id) => sessionStorage.setItem('redirected', id), lead.id)
  await page.goto(`${server.url}${route.slice(1)}`)
  const screen = screenOf(page, name)
  await screen.locator('h1').waitFor()
  // What the lender asks with its offer comes after the offer.
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

/** One screen asks the same of every lender's step: how to leave the lender. */
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
