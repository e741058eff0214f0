// Completes the screens after the form until a given screen is shown.
import { isStateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { stateNames, toScreenName } from '@loan/domain/states'
import type { Locator, Page } from '@playwright/test'
import type { TestServer } from '../setup/server.ts'
import type { FormDocument } from './formPages.ts'

export type ScreenOptions = {
  readonly offer?: 'accept' | 'decline'
  /** Stops at this screen without completing it. */
  readonly until: string
  readonly onScreen?: (screen: Locator, name: string) => Promise<void>
}

export const getScreen = (page: FormDocument, name: string): Locator => page.locator(`[data-screen="${name}"]`)

/**
 * Resolves the id of the page's lead from the URL of its last status poll, which works where storage is blocked. A
 * reply body is not available after a reload. Call it before the first poll.
 */
export const trackLead = (page: Page): (() => string) => {
  let id: string | undefined
  page.on('request', (request) => {
    id = /\/lead\/status\/([^/?]+)/u.exec(request.url())?.[1] ?? id
  })
  return () => {
    if (id === undefined) throw new Error('The page has not polled the status of a lead yet')
    return id
  }
}

const submit = (screen: Locator): Promise<void> => screen.locator('[type="submit"]').first().click()

/** Declines an offer that is valid. */
export const declineOffer = async (screen: Locator): Promise<void> => {
  await screen.locator('#decline-offer').click()
  await screen.locator('#confirm-decline').click()
}

const answerOffer = async (screen: Locator, choice: 'accept' | 'decline'): Promise<void> => {
  const options = screen.locator('input[type="radio"]')
  if ((await options.count()) > 0) await options.first().check()
  if (choice === 'accept') await submit(screen)
  else await declineOffer(screen)
}

const answerScreen = async (
  screen: Locator,
  name: string,
  {
    server,
    leadId,
    offer,
  }: { readonly server: TestServer; readonly leadId: () => string; readonly offer: 'accept' | 'decline' },
): Promise<void> => {
  const state = stateNames.find((one) => toScreenName(one) === name)
  if (state !== undefined && isStateOfKind(state, 'offers')) return answerOffer(screen, offer)
  if (state !== undefined && isStateOfKind(state, 'consents')) {
    for (const box of await screen.locator('input[type="checkbox"]').all()) await box.check()
    return submit(screen)
  }
  switch (name) {
    case 'checking':
      return
    case 'mobile-verification':
      // The page sends the code with its last digit.
      return screen.locator('[name="code"]').fill(await server.readLastMessage(leadId(), 'sms'))
    case 'accepted':
      return submit(screen)
    default:
      throw new Error(`There are no answers for the screen ${name}`)
  }
}

/** Completes the screens. Resolves with the names of those seen, in order. */
export const completeScreens = async (
  page: FormDocument,
  server: TestServer,
  leadId: () => string,
  { until, onScreen, offer = 'accept' }: ScreenOptions,
): Promise<readonly string[]> => {
  const seen: string[] = []
  for (;;) {
    const screen = page.locator('[data-screen]').first()
    await screen.waitFor()
    const name = (await screen.getAttribute('data-screen')) ?? ''
    seen.push(name)
    const current = getScreen(page, name)
    await onScreen?.(current, name)
    if (name === until) return seen
    await answerScreen(current, name, { server, leadId, offer })
    await current.waitFor({ state: 'detached' })
  }
}
