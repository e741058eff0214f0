// Opens the screen of a lead's state in a browser that stores the lead, and enters invalid values there.
import type { LocaleKey } from '@loan/domain/countries/country'
import { expect, type Locator, type Page } from '@playwright/test'
import type { ProductPersona } from '../personas/persona.ts'
import { withUniqueEmail } from '../personas/persona.ts'
import type { TestServer } from '../setup/server.ts'
import { fetchStatus, type TestLead, storeLeadInBrowser, push, submitLead, waitForState } from './leads.ts'
import { storeLocale } from './screenVariants.ts'
import { type StateScreen, summaryScreen } from './stateScreens.ts'

export type ScreenPosition = {
  readonly page: Page
  readonly server: TestServer
  readonly stateScreen: StateScreen
  readonly lead: TestLead
  readonly screen: Locator
  readonly locale: LocaleKey
}

export const openScreen = async ({ page, server, stateScreen }: ScreenPosition): Promise<void> => {
  await page.goto(`${server.url}${stateScreen.route.slice(1)}`)
}

/** Creates a lead in the state of the screen over the API, without the pages of the form. */
export const createLeadInState = async (
  server: TestServer,
  persona: ProductPersona,
  stateScreen: StateScreen,
): Promise<TestLead> => {
  const lead = await submitLead(server, withUniqueEmail(persona, stateScreen.tag))
  if (stateScreen === summaryScreen || stateScreen.state === 'REJECTED')
    await waitForState(server, lead, stateScreen.state)
  else await push(server, lead, stateScreen.state)
  return lead
}

/** Stores the lead and the language in the browser, and clears everything else. */
export const storeLeadForScreen = async ({ page, server, lead, locale }: ScreenPosition): Promise<void> => {
  await storeLeadInBrowser(page, server, lead)
  await storeLocale(page, locale)
  // Prevents the redirect by the countdown.
  await page.evaluate((id) => sessionStorage.setItem('redirected', id), lead.id)
}

const typedBoxes =
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"], [name="amount"], [name="period"])'

/** Whether all controls are radio buttons with a choice in each group, so that no input can be invalid. */
export const hasOnlyChosenRadios = (screen: Locator): Promise<boolean> =>
  screen.evaluate((root) => {
    const controls = Array.from(root.querySelectorAll<HTMLInputElement>('input, select, textarea'))
    return controls.every(({ type, name }) =>
      controls.some((other) => type === 'radio' && other.name === name && other.checked),
    )
  })

/** Submits invalid values by keyboard. Resolves with false where no input of the screen can be invalid. */
export const submitInvalidValues = async ({
  page,
  screen,
  stateScreen,
  server,
  lead,
}: ScreenPosition): Promise<boolean> => {
  const { offers, questions, policies } = await fetchStatus(server, lead)
  const isOffer = offers.length > 0
  const canBeInvalid = isOffer ? offers.length > 1 || questions !== null : stateScreen.actions[0]?.fill !== undefined
  if (!canBeInvalid || (policies.length > 0 && policies.every(({ required }) => !required))) return false
  if (stateScreen.state === 'CUSTOMER_DEBTS') await screen.locator('form button[type="button"]').last().click()
  for (const box of await screen.locator(typedBoxes).filter({ visible: true }).all()) await box.fill('?')
  for (const list of await screen.locator('select').filter({ visible: true }).all())
    await list.selectOption({ index: 0 })
  if (await hasOnlyChosenRadios(screen)) return false
  await screen.locator('[type="submit"]').last().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#error-summary')).toBeFocused()
  return true
}
