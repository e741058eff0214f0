// Completes one screen after the form with the actions of the driver's table, and injects its planned faults.
import type { StateName } from '@loan/domain/states'
import { datePartsOf } from '../../driver/controls.ts'
import { fetchStatus, type HeldLead } from '../../driver/leads.ts'
import { places } from '../../driver/places.ts'
import { screenOf } from '../../driver/screens.ts'
import { fillQuestions } from '../../driver/stepAnswers.ts'
import { type Leaving, submit, type Way } from '../../driver/way.ts'
import type { ChaosRun } from '../run/chaosRun.ts'
import { inject } from './inject.ts'
import { leadOn } from './leadOn.ts'
import { type Sight, waitForOther } from './look.ts'

type ScreenSight = Extract<Sight, { kind: 'screen' }>

const leadOf = ({ watch, persona }: ChaosRun): HeldLead => {
  const lead = watch.leads.at(-1)
  if (lead === undefined) throw new Error('No request or reply of this run has a lead')
  return { ...lead, revision: 0, leadStatus: '', expiresAt: '', persona }
}

const placeOf = (name: string): { readonly state: StateName; readonly way: Way } => {
  const place = places.find((other) => other.name === name)
  const way = place?.ways.find((other) => other.name === 'next' || other.name === 'accept')
  if (place === undefined || way === undefined) throw new Error(`No action leaves the screen ${name}`)
  return { state: place.state, way }
}

const buildLeaving = async (run: ChaosRun, name: string, state: StateName): Promise<Leaving> => {
  const lead = leadOf(run)
  const status = await fetchStatus(run.server, lead)
  return { page: run.page, server: run.server, screen: screenOf(run.page, name), state, lead, status }
}

/** Fills in the screen like the driver, but accepts values that a draft has restored. */
const fill = async (leaving: Leaving, { fill: fillScreen }: Way): Promise<void> => {
  const { screen, status } = leaving
  const boxes = screen.locator('form input[type="checkbox"]')
  const offers = screen.locator('input[name="offerId"]')
  if (status.offers.length > 0) {
    if ((await offers.count()) > 0) await offers.first().check()
    if (status.questions !== null) await fillQuestions(leaving)
  } else if (status.policies.length > 0 || status.questions === null) {
    if ((await boxes.count()) > 0) for (const box of await boxes.all()) await box.check()
    else await fillScreen?.(leaving)
  } else await fillScreen?.(leaving)
}

const answer = async (run: ChaosRun, { name }: ScreenSight): Promise<void> => {
  const { state, way } = placeOf(name)
  const leaving = await buildLeaving(run, name, state)
  await fill(leaving, way)
  await way.press(leaving)
  await way.onward?.(leaving)
}

/** Opens the resume link of the e-mail, because the return tab of a provider has no lead where storage is denied. */
const openMailedLink = async (run: ChaosRun): Promise<void> => {
  await run.page.goto(await run.server.lastSent(leadOf(run).id, 'email'))
}

const confirmLink = async ({ page, persona }: ChaosRun): Promise<void> => {
  const screen = screenOf(page, 'continue')
  const parts = datePartsOf(String(persona.answers['personalDetails.dateOfBirth']))
  for (const [part, value] of Object.entries(parts)) {
    await screen.locator(`[name="personalDetails.dateOfBirth.${part}"]`).fill(value)
  }
  await submit(screen)
}

/** The actions of screens that belong to no state of the lead. */
const loneScreens: Readonly<Record<string, (run: ChaosRun) => Promise<void>>> = {
  'back-beside': openMailedLink,
  continue: confirmLink,
}

/** Completes one screen or a part of it. The caller then reads again what is shown. */
export const walkScreen = async (run: ChaosRun, sight: ScreenSight): Promise<void> => {
  if (sight.name === 'checking') {
    const aftermath = await inject(run, { phase: 'checking', page: null })
    if (aftermath !== null) return
    if (await waitForOther(run, sight, 8000)) return
    // A message with a button may be shown in place of the next screen.
    await leadOn(run, sight, async () => undefined)
    return
  }
  const leave = loneScreens[sight.name]
  if (leave !== undefined) {
    await leave(run)
    if (await waitForOther(run, sight, 5000)) return
    await leadOn(run, sight, () => leave(run))
    return
  }
  if ((await inject(run, { phase: 'screen', page: null })) !== null) return
  const { state, way } = placeOf(sight.name)
  const filled = await buildLeaving(run, sight.name, state)
  await fill(filled, way)
  const aftermath = await inject(run, { phase: 'screen-submit', page: null })
  if (aftermath?.press === undefined) {
    // The server may be down now, and the tab may be another one.
    const leaving = { ...filled, page: run.page, screen: screenOf(run.page, sight.name) }
    await way.press(leaving)
    if (aftermath === null) await way.onward?.(leaving)
  } else await aftermath.press()
  if (await waitForOther(run, sight, 5000)) return
  await leadOn(run, sight, () => answer(run, sight))
}
