// Faults of the status poll, before and while a screen is shown, and calls that time out.
import type { Page } from '@playwright/test'
import { type FaultCase, openStateScreen, requireStateScreen, stateFaultCases } from './driver/faultCases.ts'
import { readControls } from './driver/controls.ts'
import { breakCall, type Call, faultNames, statusCall, getMessage } from './driver/faults.ts'
import { storeLeadInBrowser, submitLead, waitForState } from './driver/leads.ts'
import { expectFaultMessage } from './driver/expectFaultMessage.ts'
import { getScreen } from './driver/screens.ts'
import { requireSingleLead } from './driver/storedLead.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import { reviewKey } from './driver/formPages.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, isWide, phone, test } from './setup/test.ts'

test.use(phone)

const tryAgain = (page: Page): Promise<void> =>
  page.getByRole('button', { name: getText('pl', 'common', 'tryAgain'), exact: true }).tap()

test('the first status poll shows a message for every fault', async ({ page, polandServer }) => {
  const lead = await submitLead(polandServer, withUniqueEmail(anna, 'offer'))
  await waitForState(polandServer, lead, 'PROFICREDIT_OFFER')
  await storeLeadInBrowser(page, polandServer, lead)
  const screen = page.locator('main h1')
  let press = async (): Promise<void> => void (await page.goto(`${polandServer.url}proficredit-offer`))
  for (const fault of faultNames) {
    await test.step(fault, async () => {
      // The earlier faults stay active, because the page may poll in between.
      await expectFaultMessage({ page, call: statusCall, screen, press }, fault)
      await expect(getScreen(page, 'proficredit-offer')).toHaveCount(0)
      press = () => tryAgain(page)
    })
  }
  await page.unrouteAll()
  await press()
  await getScreen(page, 'proficredit-offer').locator('h1').waitFor()
  expect(await requireSingleLead(polandServer, lead.persona)).toMatchObject({ id: lead.id, state: 'PROFICREDIT_OFFER' })
})

test('a poll during the check shows a message for every fault and keeps the log', async ({ page, polandServer }) => {
  const { screen, lead } = await openStateScreen(
    { page, server: polandServer, persona: anna },
    requireStateScreen('CHECKING'),
  )
  // Until the logo of the lender has loaded, the log has its initials.
  await screen.getByRole('log').locator('img').waitFor()
  const log = await screen.getByRole('log').innerText()
  // The page polls automatically once the connection is back.
  let press = async (): Promise<void> => {
    await page.context().setOffline(true)
    await page.context().setOffline(false)
  }
  for (const fault of faultNames) {
    await test.step(fault, async () => {
      await expectFaultMessage({ page, call: statusCall, screen, press }, fault)
      expect(await screen.getByRole('log').innerText()).toBe(log)
      press = () => tryAgain(page)
    })
  }
  await page.unrouteAll()
  await press()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(screen).toBeVisible()
  expect(await requireSingleLead(polandServer, lead.persona)).toMatchObject({ id: lead.id, state: 'CHECKING' })
})

test('a failed poll after the submit does not submit again', async ({ page, polandServer }) => {
  const persona = withUniqueEmail(anna, 'offer')
  await openPageAt(page, polandServer, persona, reviewKey)
  const broken = await breakCall(page, statusCall, 'a 500')
  await page.locator('form[data-page="review"] [type="submit"]').tap()
  await expect(page.getByRole('alert')).toContainText(getText('pl', ...getMessage('a 500')))
  broken.endFault()
  await tryAgain(page)
  await getScreen(page, 'proficredit-offer').waitFor()
  await requireSingleLead(polandServer, persona)
})

test('the page waits for the Retry-After of a 429 to a poll and continues automatically', async ({
  page,
  polandServer,
}) => {
  await openPageAt(page, polandServer, withUniqueEmail(anna, 'offer'), reviewKey)
  const pollTimes: number[] = []
  // Retry-After is longer than the page's own delay.
  await page.route('**/api/lead/status/**', (route) => {
    pollTimes.push(Date.now())
    return pollTimes.length > 1 ? route.fallback() : route.fulfill({ status: 429, headers: { 'retry-after': '5' } })
  })
  await page.locator('form[data-page="review"] [type="submit"]').tap()
  await expect(page.getByRole('alert')).toContainText(getText('pl', 'request-problem', 'tooMany_many', { count: 5 }))
  await getScreen(page, 'proficredit-offer').waitFor()
  const [first = 0, second = 0] = pollTimes
  expect(second - first).toBeGreaterThanOrEqual(5000)
})

/** Longer than the page's timeout. */
const overTimeoutMs = 16_000

/** Leaves the next call without a reply until the page's timeout. */
const waitForTimeout = async (page: Page, { path }: Call, press: () => Promise<void>): Promise<void> => {
  let delayed = 0
  await page.route(
    (url) => path.test(url.pathname),
    () => {
      delayed += 1
    },
    { times: 1 },
  )
  await press()
  await expect.poll(() => delayed).toBe(1)
  await page.clock.fastForward(overTimeoutMs)
  await expect(page.getByRole('alert')).toContainText(getText('pl', 'request-problem', 'timeout'))
}

test('a status poll that times out can be retried', async ({ page, polandServer }) => {
  await page.clock.install()
  const lead = await submitLead(polandServer, withUniqueEmail(anna, 'offer'))
  await waitForState(polandServer, lead, 'PROFICREDIT_OFFER')
  await storeLeadInBrowser(page, polandServer, lead)
  await waitForTimeout(page, statusCall, async () => void (await page.goto(`${polandServer.url}proficredit-offer`)))
  await tryAgain(page)
  await getScreen(page, 'proficredit-offer').locator('h1').waitFor()
})

const isSlow = ({ name, isFirstOfAlike }: FaultCase): boolean =>
  isWide ? isFirstOfAlike : name === 'next on mobile-verification'

for (const faultCase of stateFaultCases.filter(isSlow)) {
  test(`${faultCase.name} succeeds again after a timeout`, async ({ page, polandServer }) => {
    await page.clock.install()
    const { press, waitForResult, lead, screen } = await faultCase.prepare({
      page,
      server: polandServer,
      persona: anna,
    })
    const valuesBefore = await readControls(screen)
    await waitForTimeout(page, faultCase.call, press)
    await expect(screen).toBeVisible()
    expect(await readControls(screen)).toEqual(valuesBefore)
    await press()
    await waitForResult()
    if (lead !== null)
      expect(await requireSingleLead(polandServer, lead.persona)).toMatchObject({ id: lead.id, state: faultCase.to })
  })
}
