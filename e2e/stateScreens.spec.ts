// Every screen of every state in each language at 320 and 1280 pixels: empty, refused, on its way, with the server
// down. Axe without exceptions, nothing wider than the window, everything in the keyboard's reach, words everywhere; a
// picture of each for looking at. All of them in the wide sweep, one of each kind otherwise.
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import type { Locator, Page } from '@playwright/test'
import { breakCall, statusCall } from './driver/faults.ts'
import { expectKeyboardReaches } from './driver/keyboard.ts'
import { askStatus, type HeldLead, hold, push, send, waitForState } from './driver/leads.ts'
import { checkLook, type Look, looks, speak } from './driver/looks.ts'
import { type Place, places, summaryPlace } from './driver/places.ts'
import { screenOf } from './driver/screens.ts'
import { submit } from './driver/way.ts'
import { type Persona, unique } from './personas/persona.ts'
import type { TestServer } from './setup/server.ts'
import { expect, isWide, test } from './setup/test.ts'

const kindOf = ({ state, name }: Place): string =>
  isLenderStepState(state) ? `${lenderSteps[state].kind} ${JSON.stringify(Object.keys(lenderSteps[state]))}` : name

/** One of each kind: of states with the same parts the first. */
const quickPlaces = places.filter(
  (place, index) =>
    isLenderStepState(place.state) && places.findIndex((other) => kindOf(other) === kindOf(place)) === index,
)

type Standing = Look & {
  readonly page: Page
  readonly server: TestServer
  readonly place: Place
  readonly lead: HeldLead
  readonly screen: Locator
}

const check = (standing: Standing, condition: string): Promise<void> =>
  checkLook(standing.page, standing, standing.place.name, condition)

const open = async ({ page, server, place }: Standing): Promise<void> => {
  await page.goto(`${server.url}${place.route.slice(1)}`)
}

const bring = async (server: TestServer, persona: Persona, place: Place): Promise<HeldLead> => {
  const lead = await send(server, unique(persona, place.tag))
  if (place === summaryPlace || place.state === 'REJECTED') await waitForState(server, lead, place.state)
  else await push(server, lead, place.state)
  return lead
}

/** Nothing of an earlier look is left. */
const holdIn = async ({ page, server, lead, locale }: Standing): Promise<void> => {
  await hold(page, server, lead)
  await speak(page, locale)
  // As after the way there: nobody is sent on while the picture is taken.
  await page.evaluate((id) => sessionStorage.setItem('redirected', id), lead.id)
}

/** The lead in the tab, its status not yet here. */
const checkLoading = async (standing: Standing): Promise<void> => {
  const { page } = standing
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/lead/status/**', async (route) => {
    await isLetGo
    await route.fallback()
  })
  await open(standing)
  await page.locator('main [role="status"]').first().waitFor()
  await check(standing, '1-loading')
  letGo()
  await standing.screen.locator('h1').waitFor()
}

const checkStatusDown = async (standing: Standing): Promise<void> => {
  const broken = await breakCall(standing.page, statusCall, 'a 500')
  await open(standing)
  await standing.page.locator('main [role="alert"]').first().waitFor()
  await check(standing, '2-no-status')
  broken.mend()
}

const typedBoxes =
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"], [name="amount"], [name="period"])'

/** Nothing but radio buttons, each group answered before: there is nothing to refuse, and nothing can be taken back. */
const isAllChosen = (screen: Locator): Promise<boolean> =>
  screen.evaluate((root) => {
    const controls = Array.from(root.querySelectorAll<HTMLInputElement>('input, select, textarea'))
    return controls.every(({ type, name }) =>
      controls.some((other) => type === 'radio' && other.name === name && other.checked),
    )
  })

/** Sends nonsense by the keyboard, where the screen can refuse anything. */
const checkErrors = async (standing: Standing): Promise<void> => {
  const { page, screen, place, server, lead } = standing
  const { offers, questions, policies } = await askStatus(server, lead)
  const isOffer = offers.length > 0
  const canRefuse = isOffer ? offers.length > 1 || questions !== null : place.ways[0]?.fill !== undefined
  if (!canRefuse || (policies.length > 0 && policies.every(({ required }) => !required))) return
  if (place.state === 'CUSTOMER_DEBTS') await screen.locator('form button[type="button"]').last().click()
  for (const box of await screen.locator(typedBoxes).filter({ visible: true }).all()) await box.fill('?')
  for (const list of await screen.locator('select').all()) await list.selectOption({ index: 0 })
  if (await isAllChosen(screen)) return
  const last = screen.locator('form [type="submit"]').last()
  await last.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#error-summary')).toBeFocused()
  await check(standing, '4-errors')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(screen.locator(':focus'), 'the link of an error leads to its field').not.toHaveAttribute('href', /#/u)
}

/** Everything answered and sent, and the server fails. */
const checkServerDown = async (standing: Standing): Promise<void> => {
  const { page, server, screen, place, lead } = standing
  const [way] = place.ways
  if (way === undefined || place.name === 'checking') return
  await holdIn(standing)
  await open(standing)
  await screen.locator('h1').waitFor()
  const status = await askStatus(server, lead)
  await way.fill?.({ page, server, screen, state: place.state, lead, status })
  const broken = [
    await breakCall(page, { method: 'POST', path: /\/api\//u }, 'a 500'),
    await breakCall(page, { method: 'GET', path: /\/redirect$/u }, 'a 500'),
  ]
  const main = screen.locator('form [type="submit"]')
  const handOver = screen.locator('button[aria-describedby="hand-over-after"]')
  if ((await handOver.count()) > 0) await handOver.click()
  else if ((await main.count()) > 0) await submit(screen)
  else return
  const told = screen.locator('[role="alert"]').first()
  await told.waitFor()
  await expect(told, 'what went wrong is in sight').toBeInViewport()
  expect(broken.some(({ times }) => times() > 0)).toBe(true)
  await check(standing, '5-server-down')
}

for (const [turn, look] of looks.entries()) {
  const { persona, locale, width } = look
  // The quick run takes turns.
  for (const place of isWide ? places : quickPlaces.filter((_place, index) => index % 2 === turn)) {
    test(`${place.name} of ${persona.product} in ${locale} at ${width} pixels`, async ({ page, serverOf }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width, height: 800 })
      const server = await serverOf(persona.product)
      const lead = await bring(server, persona, place)
      const screen = screenOf(page, place.name)
      const standing: Standing = { ...look, page, server, place, lead, screen }
      await holdIn(standing)
      await checkLoading(standing)
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`, 'u'))
      await checkStatusDown(standing)
      await open(standing)
      await screen.locator('h1').waitFor()
      await expect(screen.locator('h1')).toBeFocused()
      await check(standing, '3-open')
      await expectKeyboardReaches(page, screen)
      await checkErrors(standing)
      await checkServerDown(standing)
    })
  }
}
