// Opens the screen of a lead's state in a browser that stores the lead, and enters invalid values there.
import type { LocaleKey } from '@loan/domain/countries/country'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Persona } from '../personas/persona.ts'
import { unique } from '../personas/persona.ts'
import type { TestServer } from '../setup/server.ts'
import { fetchStatus, type HeldLead, hold, push, send, waitForState } from './leads.ts'
import { speak } from './looks.ts'
import { type Place, summaryPlace } from './places.ts'

export type ScreenPosition = {
  readonly page: Page
  readonly server: TestServer
  readonly place: Place
  readonly lead: HeldLead
  readonly screen: Locator
  readonly locale: LocaleKey
}

export const openScreen = async ({ page, server, place }: ScreenPosition): Promise<void> => {
  await page.goto(`${server.url}${place.route.slice(1)}`)
}

/** Creates a lead in the state of the place over the API, without the pages of the form. */
export const bringTo = async (server: TestServer, persona: Persona, place: Place): Promise<HeldLead> => {
  const lead = await send(server, unique(persona, place.tag))
  if (place === summaryPlace || place.state === 'REJECTED') await waitForState(server, lead, place.state)
  else await push(server, lead, place.state)
  return lead
}

/** Stores the lead and the language in the browser, and clears everything else. */
export const holdIn = async ({ page, server, lead, locale }: ScreenPosition): Promise<void> => {
  await hold(page, server, lead)
  await speak(page, locale)
  // Prevents the redirect by the countdown.
  await page.evaluate((id) => sessionStorage.setItem('redirected', id), lead.id)
}

const typedBoxes =
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"], [name="amount"], [name="period"])'

/** Whether all controls are radio buttons with a choice in each group, so that no input can be invalid. */
export const isAllChosen = (screen: Locator): Promise<boolean> =>
  screen.evaluate((root) => {
    const controls = Array.from(root.querySelectorAll<HTMLInputElement>('input, select, textarea'))
    return controls.every(({ type, name }) =>
      controls.some((other) => type === 'radio' && other.name === name && other.checked),
    )
  })

/** Submits invalid values by keyboard. Resolves with false where no input of the screen can be invalid. */
export const reject = async ({ page, screen, place, server, lead }: ScreenPosition): Promise<boolean> => {
  const { offers, questions, policies } = await fetchStatus(server, lead)
  const isOffer = offers.length > 0
  const canDecline = isOffer ? offers.length > 1 || questions !== null : place.ways[0]?.fill !== undefined
  if (!canDecline || (policies.length > 0 && policies.every(({ required }) => !required))) return false
  if (place.state === 'CUSTOMER_DEBTS') await screen.locator('form button[type="button"]').last().click()
  for (const box of await screen.locator(typedBoxes).filter({ visible: true }).all()) await box.fill('?')
  for (const list of await screen.locator('select').all()) await list.selectOption({ index: 0 })
  if (await isAllChosen(screen)) return false
  await screen.locator('form [type="submit"]').last().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#error-summary')).toBeFocused()
  return true
}
