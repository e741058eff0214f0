// Completes one screen after the form with the actions of the driver's table, and injects its planned faults.
import type { StateName } from '@loan/domain/states'
import { toDateParts } from '../../driver/controls.ts'
import { fetchStatus, type TestLead } from '../../driver/leads.ts'
import { stateScreens } from '../../driver/stateScreens.ts'
import { getScreen } from '../../driver/screens.ts'
import { fillQuestions } from '../../driver/stepAnswers.ts'
import { type ActionContext, submit, type ScreenAction } from '../../driver/screenAction.ts'
import type { ChaosRun } from '../run/chaosRun.ts'
import { inject } from './inject.ts'
import { recover } from './recover.ts'
import { type View, waitForEffect } from './view.ts'

type ScreenView = Extract<View, { kind: 'screen' }>

const requireLead = ({ watch, persona }: ChaosRun): TestLead => {
  const lead = watch.leads.at(-1)
  if (lead === undefined) throw new Error('No request or reply of this run has a lead')
  return { ...lead, revision: 0, leadStatus: '', expiresAt: '', persona }
}

const requireStateScreen = (name: string): { readonly state: StateName; readonly action: ScreenAction } => {
  const stateScreen = stateScreens.find((other) => other.name === name)
  const action = stateScreen?.actions.find((other) => other.name === 'next' || other.name === 'accept')
  if (stateScreen === undefined || action === undefined) throw new Error(`No action leaves the screen ${name}`)
  return { state: stateScreen.state, action }
}

const buildActionContext = async (run: ChaosRun, name: string, state: StateName): Promise<ActionContext> => {
  const lead = requireLead(run)
  const status = await fetchStatus(run.server, lead)
  return { page: run.page, server: run.server, screen: getScreen(run.page, name), state, lead, status }
}

/** Fills in the screen like the driver, but accepts values that a draft has restored. */
const fill = async (actionContext: ActionContext, { fill: fillScreen }: ScreenAction): Promise<void> => {
  const { screen, status } = actionContext
  const boxes = screen.locator('form input[type="checkbox"]')
  const offers = screen.locator('input[name="offerId"]')
  if (status.offers.length > 0) {
    if ((await offers.count()) > 0) await offers.first().check()
    if (status.questions !== null) await fillQuestions(actionContext)
  } else if (status.policies.length > 0 || status.questions === null) {
    if ((await boxes.count()) > 0) for (const box of await boxes.all()) await box.check()
    else await fillScreen?.(actionContext)
  } else await fillScreen?.(actionContext)
}

const performAction = async (run: ChaosRun, { name }: ScreenView): Promise<void> => {
  const { state, action } = requireStateScreen(name)
  const actionContext = await buildActionContext(run, name, state)
  await fill(actionContext, action)
  await action.press(actionContext)
  await action.onward?.(actionContext)
}

/** Opens the resume link of the e-mail, because the return tab of a provider has no lead where storage is denied. */
const openMailedLink = async (run: ChaosRun): Promise<void> => {
  await run.page.goto(await run.server.readLastMessage(requireLead(run).id, 'email'))
}

const confirmLink = async ({ page, persona }: ChaosRun): Promise<void> => {
  const screen = getScreen(page, 'continue')
  const dateParts = toDateParts(String(persona.answers['personalDetails.dateOfBirth']))
  for (const [datePart, value] of Object.entries(dateParts)) {
    await screen.locator(`[name="personalDetails.dateOfBirth.${datePart}"]`).fill(value)
  }
  await submit(screen)
}

/** The actions of screens that belong to no state of the lead. */
const otherScreens: Readonly<Record<string, (run: ChaosRun) => Promise<void>>> = {
  'provider-return': openMailedLink,
  continue: confirmLink,
}

/** Completes one screen or a part of it. The caller then reads again what is shown. */
export const completeScreen = async (run: ChaosRun, view: ScreenView): Promise<void> => {
  if (view.name === 'checking') {
    const aftermath = await inject(run, { phase: 'checking', page: null })
    if (aftermath !== null) return
    if (await waitForEffect(run, view, 8000)) return
    // A message with a button may be shown in place of the next screen.
    await recover(run, view, async () => undefined)
    return
  }
  const completeOther = otherScreens[view.name]
  if (completeOther !== undefined) {
    await completeOther(run)
    if (await waitForEffect(run, view, 5000)) return
    await recover(run, view, () => completeOther(run))
    return
  }
  if ((await inject(run, { phase: 'screen', page: null })) !== null) return
  const { state, action } = requireStateScreen(view.name)
  const filled = await buildActionContext(run, view.name, state)
  await fill(filled, action)
  const aftermath = await inject(run, { phase: 'screen-submit', page: null })
  if (aftermath?.press === undefined) {
    // The server may be down now, and the tab may be another one.
    const actionContext = { ...filled, page: run.page, screen: getScreen(run.page, view.name) }
    await action.press(actionContext)
    if (aftermath === null) await action.onward?.(actionContext)
  } else await aftermath.press()
  if (await waitForEffect(run, view, 5000)) return
  await recover(run, view, () => performAction(run, view))
}
