// Faults of the status poll, before and while a screen is shown, and calls that time out.
import type { Page } from '@playwright/test'
import { type Act, comeTo, placeOf, wayActs } from './driver/acts.ts'
import { readControls } from './driver/controls.ts'
import { breakCall, type Call, faultNames, statusCall, getMessage } from './driver/faults.ts'
import { hold, send, waitForState } from './driver/leads.ts'
import { meetFault } from './driver/meetFaults.ts'
import { screenOf } from './driver/screens.ts'
import { readOnlyLead } from './driver/stored.ts'
import { getText } from './driver/texts.ts'
import { openAt } from './driver/visits.ts'
import { reviewKey } from './driver/walk.ts'
import { unique } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, isWide, phone, test } from './setup/test.ts'

test.use(phone)

const tryAgain = (page: Page): Promise<void> =>
  page.getByRole('button', { name: getText('pl', 'common', 'tryAgain'), exact: true }).tap()

test('the first status poll shows a message for every fault', async ({ page, tukan }) => {
  const lead = await send(tukan, unique(anna, 'offer'))
  await waitForState(tukan, lead, 'PROFICREDIT_OFFER')
  await hold(page, tukan, lead)
  const screen = page.locator('main h1')
  let press = async (): Promise<void> => void (await page.goto(`${tukan.url}proficredit-offer`))
  for (const fault of faultNames) {
    await test.step(fault, async () => {
      // The earlier faults stay active, because the page may poll in between.
      await meetFault({ page, call: statusCall, screen, press }, fault)
      await expect(screenOf(page, 'proficredit-offer')).toHaveCount(0)
      press = () => tryAgain(page)
    })
  }
  await page.unrouteAll()
  await press()
  await screenOf(page, 'proficredit-offer').locator('h1').waitFor()
  expect(await readOnlyLead(tukan, lead.persona)).toMatchObject({ id: lead.id, state: 'PROFICREDIT_OFFER' })
})

test('a poll during the check shows a message for every fault and keeps the log', async ({ page, tukan }) => {
  const { screen, lead } = await comeTo({ page, server: tukan, persona: anna }, placeOf('CHECKING'))
  const log = await screen.getByRole('log').innerText()
  // The page polls automatically once the connection is back.
  let press = async (): Promise<void> => {
    await page.context().setOffline(true)
    await page.context().setOffline(false)
  }
  for (const fault of faultNames) {
    await test.step(fault, async () => {
      await meetFault({ page, call: statusCall, screen, press }, fault)
      expect(await screen.getByRole('log').innerText()).toBe(log)
      press = () => tryAgain(page)
    })
  }
  await page.unrouteAll()
  await press()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(screen).toBeVisible()
  expect(await readOnlyLead(tukan, lead.persona)).toMatchObject({ id: lead.id, state: 'CHECKING' })
})

test('a failed poll after the submit does not submit again', async ({ page, tukan }) => {
  const persona = unique(anna, 'offer')
  await openAt(page, tukan, persona, reviewKey)
  const broken = await breakCall(page, statusCall, 'a 500')
  await page.locator('form[data-page="review"] [type="submit"]').tap()
  await expect(page.getByRole('alert')).toContainText(getText('pl', ...getMessage('a 500')))
  broken.mend()
  await tryAgain(page)
  await screenOf(page, 'proficredit-offer').waitFor()
  await readOnlyLead(tukan, persona)
})

test('the page waits for the Retry-After of a 429 to a poll and continues automatically', async ({ page, tukan }) => {
  await openAt(page, tukan, unique(anna, 'offer'), reviewKey)
  const asked: number[] = []
  // Retry-After is longer than the page's own delay.
  await page.route('**/api/lead/status/**', (route) => {
    asked.push(Date.now())
    return asked.length > 1 ? route.fallback() : route.fulfill({ status: 429, headers: { 'retry-after': '5' } })
  })
  await page.locator('form[data-page="review"] [type="submit"]').tap()
  await expect(page.getByRole('alert')).toContainText(getText('pl', 'request-problem', 'tooMany_many', { count: 5 }))
  await screenOf(page, 'proficredit-offer').waitFor()
  const [first = 0, second = 0] = asked
  expect(second - first).toBeGreaterThanOrEqual(5000)
})

/** Longer than the page's timeout. */
const tooLongMs = 16_000

/** Leaves the next call without a reply until the page's timeout. */
const waitInVain = async (page: Page, { path }: Call, press: () => Promise<void>): Promise<void> => {
  let held = 0
  await page.route(
    (url) => path.test(url.pathname),
    () => {
      held += 1
    },
    { times: 1 },
  )
  await press()
  await expect.poll(() => held).toBe(1)
  await page.clock.fastForward(tooLongMs)
  await expect(page.getByRole('alert')).toContainText(getText('pl', 'request-problem', 'timeout'))
}

test('a status poll that times out can be retried', async ({ page, tukan }) => {
  await page.clock.install()
  const lead = await send(tukan, unique(anna, 'offer'))
  await waitForState(tukan, lead, 'PROFICREDIT_OFFER')
  await hold(page, tukan, lead)
  await waitInVain(page, statusCall, async () => void (await page.goto(`${tukan.url}proficredit-offer`)))
  await tryAgain(page)
  await screenOf(page, 'proficredit-offer').locator('h1').waitFor()
})

const isSlow = ({ name, isFirstOfAlike }: Act): boolean =>
  isWide ? isFirstOfAlike : name === 'next on mobile-verification'

for (const act of wayActs.filter(isSlow)) {
  test(`${act.name} succeeds again after a timeout`, async ({ page, tukan }) => {
    await page.clock.install()
    const { press, arrive, lead, screen } = await act.come({ page, server: tukan, persona: anna })
    const position = await readControls(screen)
    await waitInVain(page, act.call, press)
    await expect(screen).toBeVisible()
    expect(await readControls(screen)).toEqual(position)
    await press()
    await arrive()
    if (lead !== null) expect(await readOnlyLead(tukan, lead.persona)).toMatchObject({ id: lead.id, state: act.to })
  })
}
