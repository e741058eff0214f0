// The screen of every state in each language at 320 and 1280 pixels: loading, empty, with errors, and with the server
// down. Checks axe, width, keyboard and translations, and takes screenshots. The full suite has all screens, the default
// suite one of each kind.
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { breakCall, statusCall } from './driver/faults.ts'
import { expectKeyboardReaches } from './driver/keyboard.ts'
import { fetchStatus } from './driver/leads.ts'
import { checkLook, type Look, looks } from './driver/looks.ts'
import { type Place, places } from './driver/places.ts'
import { screenOf } from './driver/screens.ts'
import { bringTo, holdIn, openScreen, reject, type ScreenPosition } from './driver/screenPosition.ts'
import { submit } from './driver/way.ts'
import { expect, isWide, test } from './setup/test.ts'

const kindOf = ({ state, name }: Place): string =>
  isLenderStepState(state) ? `${lenderSteps[state].kind} ${JSON.stringify(Object.keys(lenderSteps[state]))}` : name

/** The first screen of each kind. Lender steps with the same properties are of one kind. */
const quickPlaces = places.filter(
  (place, index) =>
    isLenderStepState(place.state) && places.findIndex((other) => kindOf(other) === kindOf(place)) === index,
)

type Position = Look & ScreenPosition

const check = (position: Position, condition: string): Promise<void> =>
  checkLook(position.page, position, position.place.name, condition)

/** Checks the screen before the status of the lead is loaded. */
const checkLoading = async (position: Position): Promise<void> => {
  const { page } = position
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/lead/status/**', async (route) => {
    await isLetGo
    await route.fallback()
  })
  await openScreen(position)
  // The loader of the screen. The loader of the application, shown before it, is outside this selector.
  await page.locator('main:has(h1) [role="status"]').first().waitFor()
  await check(position, '1-loading')
  letGo()
  await position.screen.locator('h1').waitFor()
}

const checkStatusDown = async (position: Position): Promise<void> => {
  const broken = await breakCall(position.page, statusCall, 'a 500')
  await openScreen(position)
  await position.page.locator('main [role="alert"]').first().waitFor()
  await check(position, '2-no-status')
  broken.mend()
}

/** Checks the screen with validation errors, where invalid input is possible. */
const checkErrors = async (position: Position): Promise<void> => {
  const { page, screen } = position
  if (!(await reject(position))) return
  await check(position, '4-errors')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(screen.locator(':focus'), 'the link of an error focuses its field').not.toHaveAttribute('href', /#/u)
}

/** Checks the filled-in screen after a submit that fails. */
const checkServerDown = async (position: Position): Promise<void> => {
  const { page, server, screen, place, lead } = position
  const [way] = place.ways
  if (way === undefined || place.name === 'checking') return
  await holdIn(position)
  await openScreen(position)
  await screen.locator('h1').waitFor()
  const status = await fetchStatus(server, lead)
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
  const reported = screen.locator('[role="alert"]').first()
  await reported.waitFor()
  await expect(reported, 'the message is in view').toBeInViewport()
  expect(broken.some(({ times }) => times() > 0)).toBe(true)
  await check(position, '5-server-down')
}

for (const [turn, look] of looks.entries()) {
  const { persona, locale, width } = look
  // The default suite divides the screens among the variants.
  for (const place of isWide ? places : quickPlaces.filter((_place, index) => index % 2 === turn)) {
    test(`${place.name} of ${persona.product} is accessible in ${locale} at ${width} pixels`, async ({
      page,
      serverOf,
    }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width, height: 800 })
      const server = await serverOf(persona.product)
      const lead = await bringTo(server, persona, place)
      const screen = screenOf(page, place.name)
      const position: Position = { ...look, page, server, place, lead, screen }
      await holdIn(position)
      await checkLoading(position)
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`, 'u'))
      await checkStatusDown(position)
      await openScreen(position)
      await screen.locator('h1').waitFor()
      await expect(screen.locator('h1')).toBeFocused()
      await check(position, '3-open')
      await expectKeyboardReaches(page, screen)
      await checkErrors(position)
      await checkServerDown(position)
    })
  }
}
