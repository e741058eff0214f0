// Every state is reached by its sandbox tag, left by the actions of its screen, and shown again from other routes. The
// full suite performs every action; the default suite does so for the first state of each kind, and the main action of
// the others. A new state of the domain without a tag or an action fails.
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { products } from '@loan/domain/products/registry'
import { readAtPath } from '@loan/domain/lead/answers'
import { getRoute, stateNames } from '@loan/domain/states'
import type { Locator, Page } from '@playwright/test'
import { findStateScenarioTag } from '../server/src/sandbox/scenarios.ts'
import { screenId } from '../tools/gallery/journeyMap.ts'
import { waitForHydration } from './driver/waitForHydration.ts'
import { waitForResult } from './driver/waitForResult.ts'
import { fetchStatus, type TestLead, storeLeadInBrowser, submitLead, waitForState } from './driver/leads.ts'
import { recordMappedStep } from './driver/mapRecorder.ts'
import { type StateScreen, stateScreens, taggedStates } from './driver/stateScreens.ts'
import { getScreen } from './driver/screens.ts'
import { getText } from './driver/texts.ts'
import { type PendingRequests, watchPendingRequests } from './driver/pendingRequests.ts'
import { listStepAnswers } from './driver/stepAnswers.ts'
import type { ActionContext, ScreenAction } from './driver/screenAction.ts'
import { statesWithoutTag } from './driver/stateActions.ts'
import { getEmail, type ProductPersona, getProduct, withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import type { TestServer } from './setup/server.ts'
import { expect, isWide, test } from './setup/test.ts'

/** The personas for a screen: both products in the full suite, one otherwise. */
const choosePersonas = (index: number): readonly ProductPersona[] => {
  const all = [anna, lucia]
  return isWide ? all : all.filter((_persona, stateScreen) => stateScreen === index % all.length)
}

/** Records every later call that changes data. */
const recordWrites = (page: Page): readonly string[] => {
  const writes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/api/')) writes.push(`${request.method()} ${pathname}`)
  })
  return writes
}

const openScreen = async (page: Page, server: TestServer, route: string, screen: Locator): Promise<void> => {
  await page.goto(`${server.url}${route.slice(1)}`)
  await screen.locator('h1').waitFor()
}

/** Opens the route of another state, which redirects to the screen of the lead's state. */
const openFromOtherRoute = async (
  page: Page,
  server: TestServer,
  { name, route, state }: StateScreen,
): Promise<void> => {
  const other = taggedStates[(taggedStates.indexOf(state) + 1) % taggedStates.length] ?? 'CHECKING'
  await openScreen(page, server, getRoute(other), getScreen(page, name))
  await expect(page).toHaveURL(`${server.url}${route.slice(1)}`)
}

/** Opens the index, which redirects to the screen of the lead's state. */
const openFromIndex = async (page: Page, server: TestServer, { name, route }: StateScreen): Promise<void> => {
  await openScreen(page, server, '/', getScreen(page, name))
  await expect(page).toHaveURL(`${server.url}${route.slice(1)}`)
}

/** Presses the buttons that do not leave the screen, and asserts that they change no data. */
const pressOtherButtons = async (screen: Locator, writes: readonly string[]): Promise<void> => {
  const otherButtons = screen
    .locator('button[type="button"]:not([aria-describedby$="-help"], [aria-describedby$="-after"])')
    .filter({ visible: true })
  const texts = await otherButtons.allInnerTexts()
  const before = writes.length
  for (const text of texts) {
    const button = otherButtons.filter({ hasText: text }).first()
    if ((await button.count()) > 0) await button.click()
  }
  await expect(screen.locator('h1')).toBeVisible()
  expect(writes.slice(before)).toEqual([])
}

/** Asserts that the database has the answers of the screen. */
const expectRow = async (actionContext: ActionContext): Promise<void> => {
  const { server, lead } = actionContext
  const [row] = await server.readLeads(getEmail(lead.persona))
  if (row === undefined) throw new Error('The lead is not in the database')
  expect(row.state).toBe('ACCEPTED')
  for (const { dataPoint, value } of listStepAnswers(actionContext)) {
    expect(readAtPath(row.application, dataPoint.path), dataPoint.name).toEqual(value)
  }
}

/**
 * Whether every action and redirect of the screen is tested: all screens in the full suite, one of each kind otherwise.
 */
const isThorough = ({ state }: StateScreen): boolean =>
  isWide ||
  !isLenderStepState(state) ||
  taggedStates.find((other) => isLenderStepState(other) && lenderSteps[other].kind === lenderSteps[state].kind) ===
    state

/** Waits until the page has started and its URL is stable, because Back may lead to a route that redirects. */
const waitForStableUrl = (page: Page, pendingRequests: PendingRequests): Promise<void> =>
  expect(async () => {
    const address = page.url()
    await page.locator('h1').first().waitFor()
    await waitForHydration(page)
    await pendingRequests.waitForReplies()
    expect(page.url()).toBe(address)
  }).toPass()

const testAction = async (
  page: Page,
  server: TestServer,
  stateScreen: StateScreen,
  action: ScreenAction,
  lead: TestLead,
) => {
  const writes = recordWrites(page)
  const pendingRequests = watchPendingRequests(page)
  const status = await waitForState(server, lead, stateScreen.state)
  if (action.needs !== undefined && !action.needs(status)) return
  const screen = getScreen(page, stateScreen.name)
  const actionContext = { page, server, screen, state: stateScreen.state, lead, status }
  await test.step(`leaves by ${action.name}`, async () => {
    if (action.waitsMs !== undefined) await page.clock.install()
    await storeLeadInBrowser(page, server, lead)
    const isFirst = action === stateScreen.actions[0]
    if (isFirst && isThorough(stateScreen)) {
      await openFromIndex(page, server, stateScreen)
      await openScreen(page, server, stateScreen.route, screen)
      if (isLenderStepState(stateScreen.state)) await pressOtherButtons(screen, writes)
    }
    if (isFirst) {
      await openFromOtherRoute(page, server, stateScreen)
      await expect(
        page.getByText(getText(getProduct(lead.persona).locales[0], 'redirect-notice', 'text')),
      ).toBeVisible()
    } else await openScreen(page, server, stateScreen.route, screen)
    if (action.waitsMs !== undefined) await page.clock.fastForward(action.waitsMs)
    const before = writes.length
    await action.fill?.(actionContext)
    await action.press(actionContext)
    const shownName = await waitForResult(actionContext, action, stateScreen)
    if (shownName !== null) recordMappedStep(getProduct(lead.persona), screenId(stateScreen.name), screenId(shownName))
    expect(writes.slice(before), 'calls that change something').toHaveLength(action.writes?.(status) ?? 1)
    if (action.to === 'new-application' || !(isFirst || isWide)) return
    // Back and Forward send nothing again and lead to the screen of the lead's state.
    const sent = writes.length
    const { progressState } = await fetchStatus(server, lead)
    await page.goBack()
    await waitForStableUrl(page, pendingRequests)
    await page.goForward()
    await page.locator('[data-screen] h1').waitFor()
    expect(writes.slice(sent), 'after Back').toEqual([])
    expect((await fetchStatus(server, lead)).progressState).toEqual(progressState)
    if (isFirst && action.to === 'ACCEPTED' && (server.isShared || isThorough(stateScreen)))
      await expectRow(actionContext)
  })
}

test('every state has a tag or belongs to the form', () => {
  expect(stateNames.filter((state) => findStateScenarioTag(state) === null)).toEqual([...statesWithoutTag])
  expect(stateScreens.filter(({ actions }) => actions.length === 0)).toEqual([])
  expect(Object.keys(products)).toEqual(expect.arrayContaining([anna.product, lucia.product]))
})

for (const [index, stateScreen] of stateScreens.entries()) {
  for (const persona of choosePersonas(index)) {
    // Shows spec 2.12, 2.13, 2.14, 2.15, 2.16, 2.20
    test(`${stateScreen.name} in ${persona.product} is reached and left`, async ({ page, browser, getServer }) => {
      const server = await getServer(persona.product)
      const actions = isThorough(stateScreen) ? stateScreen.actions : stateScreen.actions.slice(0, 1)
      // Runs the actions in parallel with one lead each, because they mostly wait for lenders.
      await Promise.all(
        actions.map(async (action) => {
          const lead = await submitLead(server, withUniqueEmail(persona, stateScreen.tag))
          const isFirst = action === stateScreen.actions[0]
          const own = isFirst ? page : await browser.newPage({ reducedMotion: 'reduce' })
          await testAction(own, server, stateScreen, action, lead)
          if (!isFirst) await own.close()
        }),
      )
    })
  }
}
