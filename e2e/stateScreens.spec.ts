// The screen of every state in each language at 320 and 1280 pixels: loading, empty, with errors, and with the server
// down. Checks axe, width, keyboard and translations, and takes screenshots. The full suite has all screens, the
// default suite one of each kind.
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { delayRequests } from './driver/delayRequests.ts'
import { breakCall, statusCall } from './driver/faults.ts'
import { expectKeyboardReaches } from './driver/keyboard.ts'
import { fetchStatus } from './driver/leads.ts'
import { checkScreenVariant, type ScreenVariant, screenVariants } from './driver/screenVariants.ts'
import { type StateScreen, stateScreens } from './driver/stateScreens.ts'
import { getScreen } from './driver/screens.ts'
import {
  createLeadInState,
  storeLeadForScreen,
  openScreen,
  submitInvalidValues,
  type ScreenPosition,
} from './driver/screenPosition.ts'
import { submit } from './driver/screenAction.ts'
import { expect, isWide, test } from './setup/test.ts'

const describeKind = ({ state, name }: StateScreen): string =>
  isLenderStepState(state) ? `${lenderSteps[state].kind} ${JSON.stringify(Object.keys(lenderSteps[state]))}` : name

/** The first screen of each kind. Lender steps with the same properties are of one kind. */
const defaultStateScreens = stateScreens.filter(
  (stateScreen, index) =>
    isLenderStepState(stateScreen.state) &&
    stateScreens.findIndex((other) => describeKind(other) === describeKind(stateScreen)) === index,
)

type Position = ScreenVariant & ScreenPosition

const check = (position: Position, condition: string): Promise<void> =>
  checkScreenVariant(position.page, position, position.stateScreen.name, condition)

/** Checks the screen before the status of the lead is loaded. */
const checkLoading = async (position: Position): Promise<void> => {
  const { page } = position
  const release = await delayRequests(page, '**/api/lead/status/**')
  await openScreen(position)
  // The loader of the screen. The loader of the application, shown before it, is outside this selector.
  await page.locator('main:has(h1) [role="status"]').first().waitFor()
  await check(position, '1-loading')
  release()
  await position.screen.locator('h1').waitFor()
}

const checkStatusDown = async (position: Position): Promise<void> => {
  const broken = await breakCall(position.page, statusCall, 'a 500')
  await openScreen(position)
  await position.page.locator('main [role="alert"]').first().waitFor()
  await check(position, '2-no-status')
  broken.endFault()
}

/** Checks the screen with validation errors, where invalid input is possible. */
const checkErrors = async (position: Position): Promise<void> => {
  const { page, screen } = position
  if (!(await submitInvalidValues(position))) return
  await check(position, '4-errors')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(screen.locator(':focus'), 'the link of an error focuses its field').not.toHaveAttribute('href', /#/u)
}

/** Checks the filled-in screen after a submit that fails. */
const checkServerDown = async (position: Position): Promise<void> => {
  const { page, server, screen, stateScreen, lead } = position
  const [action] = stateScreen.actions
  if (action === undefined || stateScreen.name === 'checking') return
  await storeLeadForScreen(position)
  await openScreen(position)
  await screen.locator('h1').waitFor()
  const status = await fetchStatus(server, lead)
  await action.fill?.({ page, server, screen, state: stateScreen.state, lead, status })
  const broken = [
    await breakCall(page, { method: 'POST', path: /\/api\//u }, 'a 500'),
    await breakCall(page, { method: 'GET', path: /\/redirect$/u }, 'a 500'),
  ]
  const main = screen.locator('[type="submit"]')
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

for (const [variantIndex, variant] of screenVariants.entries()) {
  const { persona, locale, width } = variant
  // The default suite divides the screens among the variants.
  for (const stateScreen of isWide
    ? stateScreens
    : defaultStateScreens.filter((_screen, index) => index % 2 === variantIndex)) {
    test(`${stateScreen.name} of ${persona.product} is accessible in ${locale} at ${width} pixels`, async ({
      page,
      getServer,
    }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width, height: 800 })
      const server = await getServer(persona.product)
      const lead = await createLeadInState(server, persona, stateScreen)
      const screen = getScreen(page, stateScreen.name)
      const position: Position = { ...variant, page, server, stateScreen, lead, screen }
      await storeLeadForScreen(position)
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
