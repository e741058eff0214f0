// Lenders that change, withdraw or repeat their decision. The page shows what happened, the journey continues, and the
// applicant accepts only an offer that was shown.
import type { Page } from '@playwright/test'
import { routeOf, type StateName } from '@loan/domain/states'
import { expectAccessible, expectTranslated } from './driver/checks.ts'
import { fetchStatus, type HeldLead, hold, send, waitForState } from './driver/leads.ts'
import { screenOf } from './driver/screens.ts'
import { getText } from './driver/texts.ts'
import { unique } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import type { TestServer } from './setup/server.ts'
import { expect, isWide, test } from './setup/test.ts'

const meet = async (page: Page, server: TestServer, tag: string, state: StateName): Promise<HeldLead> => {
  const lead = await send(server, unique(anna, tag))
  await waitForState(server, lead, state)
  await hold(page, server, lead)
  await page.goto(`${server.url}${routeOf(state).slice(1)}`)
  return lead
}

const accept = (page: Page): Promise<void> => page.locator('#accept-offer').click()

test('a changed offer is shown and must be accepted again', async ({ page, tukan }) => {
  const lead = await meet(page, tukan, 'changes-mind', 'PROFICREDIT_OFFER')
  const [before] = (await fetchStatus(tukan, lead)).offers
  await accept(page)
  const screen = screenOf(page, 'proficredit-offer')
  await expect(screen.getByText(getText('pl', 'offer', 'changed>title'))).toBeVisible()
  const [after] = (await fetchStatus(tukan, lead)).offers
  expect(after).toMatchObject({ changed: true, lender: before?.lender })
  expect(after?.id).not.toBe(before?.id)
  await expectAccessible(page)
  await expectTranslated(page)
  await accept(page)
  await screenOf(page, 'accepted').waitFor()
})

test('a lender that withdraws after the acceptance is named, and the next lender makes an offer', async ({
  page,
  tukan,
}) => {
  const lead = await meet(page, tukan, 'vanishes', 'PROFICREDIT_OFFER')
  const { lender } = await fetchStatus(tukan, lead)
  await accept(page)
  const said = getText('pl', 'lender', 'news>withdrew', { before: lender?.name ?? '' })
  await expect(screenOf(page, 'proficredit-offer').getByText(said)).toBeVisible({ timeout: 20_000 })
  expect((await fetchStatus(tukan, lead)).lender).not.toEqual(lender)
})

test('the first of two decisions of a lender counts', async ({ page, tukan }) => {
  const lead = await meet(page, tukan, 'answers-twice', 'PROFICREDIT_OFFER')
  const screen = screenOf(page, 'proficredit-offer')
  await screen.locator('article').waitFor()
  const { offers } = await fetchStatus(tukan, lead)
  const shown = await screen.locator('article').innerText()
  await expect.poll(async () => (await fetchStatus(tukan, lead)).pollAfterMs, { timeout: 15_000 }).toBeNull()
  expect((await fetchStatus(tukan, lead)).offers).toEqual(offers)
  expect(await screen.locator('article').innerText()).toBe(shown)
  await accept(page)
  await screenOf(page, 'accepted').waitFor()
})

// Only in the full suite, because the server gives up the lender after twenty seconds.
if (isWide) {
  test('a lender that never decides is given up, and the screen says so', async ({ page, tukan }) => {
    const lead = await meet(page, tukan, 'no-answer', 'CHECKING')
    const { steps } = await fetchStatus(tukan, lead)
    const said = getText('pl', 'checking', 'steps>no-answer', { lender: steps.at(-1)?.lender ?? '' })
    await expect(screenOf(page, 'checking').getByText(said)).toBeVisible({ timeout: 60_000 })
    await screenOf(page, 'accepted').waitFor({ timeout: 60_000 })
  })
}
