// Lenders that change, withdraw or repeat their decision. The page shows what happened, the journey continues, and the
// applicant accepts only an offer that was shown.
import type { Page } from '@playwright/test'
import { getRoute, type StateName } from '@loan/domain/states'
import { expectAccessible, expectTranslated } from './driver/checks.ts'
import { fetchStatus, type TestLead, storeLeadInBrowser, submitLead, waitForState } from './driver/leads.ts'
import { getScreen } from './driver/screens.ts'
import { getText } from './driver/texts.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import type { TestServer } from './setup/server.ts'
import { expect, isWide, test } from './setup/test.ts'

const openState = async (page: Page, server: TestServer, tag: string, state: StateName): Promise<TestLead> => {
  const lead = await submitLead(server, withUniqueEmail(anna, tag))
  await waitForState(server, lead, state)
  await storeLeadInBrowser(page, server, lead)
  await page.goto(`${server.url}${getRoute(state).slice(1)}`)
  return lead
}

const accept = (page: Page): Promise<void> => page.locator('#accept-offer').click()

test('a changed offer is shown and must be accepted again', async ({ page, polandServer }) => {
  const lead = await openState(page, polandServer, 'changes-mind', 'PROFICREDIT_OFFER')
  const [before] = (await fetchStatus(polandServer, lead)).offers
  await accept(page)
  const screen = getScreen(page, 'proficredit-offer')
  await expect(screen.getByText(getText('pl', 'offer', 'changed>title'))).toBeVisible()
  const [after] = (await fetchStatus(polandServer, lead)).offers
  expect(after).toMatchObject({ changed: true, lender: before?.lender })
  expect(after?.id).not.toBe(before?.id)
  await expectAccessible(page)
  await expectTranslated(page)
  await accept(page)
  await getScreen(page, 'accepted').waitFor()
})

test('a lender that withdraws after the acceptance is named, and the next lender makes an offer', async ({
  page,
  polandServer,
}) => {
  const lead = await openState(page, polandServer, 'vanishes', 'PROFICREDIT_OFFER')
  const { lender } = await fetchStatus(polandServer, lead)
  await accept(page)
  const message = getText('pl', 'lender', 'news>withdrew', { before: lender?.name ?? '' })
  await expect(getScreen(page, 'proficredit-offer').getByText(message)).toBeVisible({ timeout: 20_000 })
  expect((await fetchStatus(polandServer, lead)).lender).not.toEqual(lender)
})

test('the first of two decisions of a lender counts', async ({ page, polandServer }) => {
  const lead = await openState(page, polandServer, 'answers-twice', 'PROFICREDIT_OFFER')
  const screen = getScreen(page, 'proficredit-offer')
  await screen.locator('article').waitFor()
  const { offers } = await fetchStatus(polandServer, lead)
  const shown = await screen.locator('article').innerText()
  await expect.poll(async () => (await fetchStatus(polandServer, lead)).pollAfterMs, { timeout: 15_000 }).toBeNull()
  expect((await fetchStatus(polandServer, lead)).offers).toEqual(offers)
  expect(await screen.locator('article').innerText()).toBe(shown)
  await accept(page)
  await getScreen(page, 'accepted').waitFor()
})

// Only in the full suite, because the server gives up the lender after twenty seconds.
if (isWide) {
  test('a lender that never decides is given up, and the screen says so', async ({ page, polandServer }) => {
    const lead = await openState(page, polandServer, 'no-answer', 'CHECKING')
    const { steps } = await fetchStatus(polandServer, lead)
    const message = getText('pl', 'checking', 'steps>no-answer', { lender: steps.at(-1)?.lender ?? '' })
    await expect(getScreen(page, 'checking').getByText(message)).toBeVisible({ timeout: 60_000 })
    await getScreen(page, 'accepted').waitFor({ timeout: 60_000 })
  })
}
