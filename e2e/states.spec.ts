// Every state is reached by its sandbox tag, left by the actions of its screen, and shown again from other routes. The full
// suite performs every action; the default suite does so for the first state of each kind, and the main action of the
// others. A new state of the domain without a tag or an action fails.
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { products } from '@loan/domain/products/registry'
import { readAtPath } from '@loan/domain/lead/answers'
import { routeOf } from '@loan/domain/states'
import type { Locator, Page } from '@playwright/test'
import { scenarioTagOf } from '../server/src/sandbox/scenarios.ts'
import { screenId } from '../tools/gallery/journeyMap.ts'
import { arrive } from './driver/arrive.ts'
import { fetchStatus, type HeldLead, hold, send, waitForState } from './driver/leads.ts'
import { recordIfMapped } from './driver/mapped.ts'
import { type Place, places, stateNames, taggedStates } from './driver/places.ts'
import { screenOf } from './driver/screens.ts'
import { getText } from './driver/texts.ts'
import { answersFor } from './driver/stepAnswers.ts'
import type { Leaving, Way } from './driver/way.ts'
import { statesWithoutTag } from './driver/ways.ts'
import { emailOf, type Persona, productOf, unique } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import type { TestServer } from './setup/server.ts'
import { expect, isWide, test } from './setup/test.ts'

/** The personas for a screen: both products in the full suite, one otherwise. */
const personasOf = (index: number): readonly Persona[] => {
  const all = [anna, lucia]
  return isWide ? all : all.filter((_persona, place) => place === index % all.length)
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

const open = async (page: Page, server: TestServer, route: string, screen: Locator): Promise<void> => {
  await page.goto(`${server.url}${route.slice(1)}`)
  await screen.locator('h1').waitFor()
}

/** Opens the route of another state, which redirects to the screen of the lead's state. */
const comeFromAnother = async (page: Page, server: TestServer, { name, route, state }: Place): Promise<void> => {
  const other = taggedStates[(taggedStates.indexOf(state) + 1) % taggedStates.length] ?? 'CHECKING'
  await open(page, server, routeOf(other), screenOf(page, name))
  await expect(page).toHaveURL(`${server.url}${route.slice(1)}`)
}

/** Opens the index, which redirects to the screen of the lead's state. */
const comeFromIndex = async (page: Page, server: TestServer, { name, route }: Place): Promise<void> => {
  await open(page, server, '/', screenOf(page, name))
  await expect(page).toHaveURL(`${server.url}${route.slice(1)}`)
}

/** Presses the buttons that do not leave the screen, and asserts that they change no data. */
const pressTheOthers = async (screen: Locator, writes: readonly string[]): Promise<void> => {
  const others = screen
    .locator('button[type="button"]:not([aria-describedby$="-help"], [aria-describedby$="-after"])')
    .filter({ visible: true })
  const texts = await others.allInnerTexts()
  const before = writes.length
  for (const text of texts) {
    const button = others.filter({ hasText: text }).first()
    if ((await button.count()) > 0) await button.click()
  }
  await expect(screen.locator('h1')).toBeVisible()
  expect(writes.slice(before)).toEqual([])
}

/** Asserts that the database has the answers of the screen. */
const expectRow = async (leaving: Leaving): Promise<void> => {
  const { server, lead } = leaving
  const [row] = await server.readLeads(emailOf(lead.persona))
  if (row === undefined) throw new Error('The lead is not in the database')
  expect(row.state).toBe('ACCEPTED')
  for (const { dataPoint, value } of answersFor(leaving)) {
    expect(readAtPath(row.application, dataPoint.path), dataPoint.name).toEqual(value)
  }
}

/** Whether every action and redirect of the screen is tested: all screens in the full suite, one of each kind otherwise. */
const isThorough = ({ state }: Place): boolean =>
  isWide ||
  !isLenderStepState(state) ||
  taggedStates.find((other) => isLenderStepState(other) && lenderSteps[other].kind === lenderSteps[state].kind) ===
    state

/** Waits until the URL is stable, because Back may lead to another state's route, which redirects. */
const rest = (page: Page): Promise<void> =>
  expect(async () => {
    const address = page.url()
    await page.locator('h1').first().waitFor()
    await page.waitForTimeout(300)
    expect(page.url()).toBe(address)
  }).toPass()

const leave = async (page: Page, server: TestServer, place: Place, way: Way, lead: HeldLead) => {
  const writes = recordWrites(page)
  const status = await waitForState(server, lead, place.state)
  if (way.needs !== undefined && !way.needs(status)) return
  const screen = screenOf(page, place.name)
  const leaving = { page, server, screen, state: place.state, lead, status }
  await test.step(`leaves by ${way.name}`, async () => {
    if (way.waitsMs !== undefined) await page.clock.install()
    await hold(page, server, lead)
    const isFirst = way === place.ways[0]
    if (isFirst && isThorough(place)) {
      await comeFromIndex(page, server, place)
      await open(page, server, place.route, screen)
      if (isLenderStepState(place.state)) await pressTheOthers(screen, writes)
    }
    if (isFirst) {
      await comeFromAnother(page, server, place)
      await expect(page.getByText(getText(productOf(lead.persona).locales[0], 'brought-here', 'text'))).toBeVisible()
    } else await open(page, server, place.route, screen)
    if (way.waitsMs !== undefined) await page.clock.fastForward(way.waitsMs)
    const before = writes.length
    await way.fill?.(leaving)
    await way.press(leaving)
    const arrived = await arrive(leaving, way, place)
    if (arrived !== null) recordIfMapped(productOf(lead.persona), screenId(place.name), screenId(arrived))
    expect(writes.slice(before), 'calls that change something').toHaveLength(way.writes?.(status) ?? 1)
    if (way.to === 'new-visit' || !(isFirst || isWide)) return
    // Back and Forward send nothing again and lead to the screen of the lead's state.
    const sent = writes.length
    const { progressState } = await fetchStatus(server, lead)
    await page.goBack()
    await rest(page)
    await page.goForward()
    await page.locator('[data-screen] h1').waitFor()
    expect(writes.slice(sent), 'after Back').toEqual([])
    expect((await fetchStatus(server, lead)).progressState).toEqual(progressState)
    if (isFirst && way.to === 'ACCEPTED' && (server.isShared || isThorough(place))) await expectRow(leaving)
  })
}

test('every state has a tag or belongs to the form', () => {
  expect(stateNames.filter((state) => scenarioTagOf(state) === null)).toEqual([...statesWithoutTag])
  expect(places.filter(({ ways }) => ways.length === 0)).toEqual([])
  expect(Object.keys(products)).toEqual(expect.arrayContaining([anna.product, lucia.product]))
})

for (const [index, place] of places.entries()) {
  for (const persona of personasOf(index)) {
    // Shows spec 2.12, 2.13, 2.14, 2.15, 2.16, 2.20
    test(`${place.name} in ${persona.product} is reached and left`, async ({ page, browser, serverOf }) => {
      const server = await serverOf(persona.product)
      const ways = isThorough(place) ? place.ways : place.ways.slice(0, 1)
      // Runs the actions in parallel with one lead each, because they mostly wait for lenders.
      await Promise.all(
        ways.map(async (way) => {
          const lead = await send(server, unique(persona, place.tag))
          const isFirst = way === place.ways[0]
          const own = isFirst ? page : await browser.newPage({ reducedMotion: 'reduce' })
          await leave(own, server, place, way, lead)
          if (!isFirst) await own.close()
        }),
      )
    })
  }
}
