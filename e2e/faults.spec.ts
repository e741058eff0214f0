// Faults of every call of the form: the page shows a message, keeps every answer and retries, and there is one lead in
// the end. For later calls see actionFaults.spec.ts and statusFaults.spec.ts.
import { expectFaultMessage } from './driver/expectFaultMessage.ts'
import { breakCall, createCall, type FaultName, faultNames, submitCall, updateCall } from './driver/faults.ts'
import { getScreen } from './driver/screens.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import { reviewKey, completePages } from './driver/formPages.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import { expect, isWide, phone, test } from './setup/test.ts'

test.use(phone)

/** Every fault in the full suite; no reply, a malformed reply and a lost reply otherwise. */
const saveFaults: readonly FaultName[] = isWide
  ? faultNames
  : ['the server down', 'HTML with 200', 'a reply lost after the server has done it']

// Shows spec 8.23
test('the last submit shows a message for every fault and succeeds in the end', async ({ page, polandServer }) => {
  const persona = withUniqueEmail(anna, 'accepted')
  await openPageAt(page, polandServer, persona, reviewKey)
  const screen = page.locator('form[data-page="review"]')
  const retry = page.getByRole('button', { name: getText('pl', 'common', 'tryAgain'), exact: true })
  let press = () => screen.locator('[type="submit"]').tap()
  for (const fault of faultNames) {
    await test.step(fault, async () => {
      const broken = await expectFaultMessage({ page, call: submitCall, screen, press }, fault)
      await expect(screen).toContainText('Żółć-Kowalska')
      broken.endFault()
      press = () => retry.tap()
    })
  }
  await press()
  await getScreen(page, 'accepted').waitFor()
  await expectStoredAnswers(polandServer, persona)
})

for (const fault of saveFaults) {
  test(`background saves that fail with ${fault} lose no answer`, async ({ page, spainServer }) => {
    const persona = withUniqueEmail(lucia, 'accepted')
    const first = await breakCall(page, createCall, fault)
    const later = await breakCall(page, updateCall, fault)
    await page.goto(spainServer.url)
    await completePages(page, persona, { until: reviewKey })
    await expect.poll(first.times).toBeGreaterThan(0)
    first.endFault()
    later.endFault()
    await completePages(page, persona)
    await getScreen(page, 'accepted').waitFor()
    await expectStoredAnswers(spainServer, persona)
  })
}

/** Longer than the page's timeout. */
const overTimeoutMs = 16_000

test('the last submit times out and succeeds again', async ({ page, polandServer }) => {
  const persona = withUniqueEmail(anna, 'accepted')
  await page.clock.install()
  await openPageAt(page, polandServer, persona, reviewKey)
  let isDelayed = true
  let delayed = 0
  await page.route('**/api/v3/lead', async (route) => {
    if (isDelayed) delayed += 1
    else await route.continue()
  })
  await page.locator('form[data-page="review"] [type="submit"]').tap()
  await expect(page.locator('form[data-page="review"] [type="submit"]')).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => delayed).toBeGreaterThan(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.fastForward(overTimeoutMs)
  await expect(page.getByRole('alert')).toContainText(getText('pl', 'request-problem', 'timeout'))
  isDelayed = false
  await page.getByRole('button', { name: getText('pl', 'common', 'tryAgain') }).tap()
  await getScreen(page, 'accepted').waitFor()
  await expectStoredAnswers(polandServer, persona)
})

test('the last submit succeeds again after a timeout of a completed call', async ({ page, polandServer }) => {
  const persona = withUniqueEmail(anna, 'accepted')
  await page.clock.install()
  await openPageAt(page, polandServer, persona, reviewKey)
  const replyStatuses: number[] = []
  await page.route('**/api/v3/lead', async (route) => {
    if (replyStatuses.length > 0 || route.request().method() !== 'PUT') return route.fallback()
    replyStatuses.push((await route.fetch()).status())
  })
  await page.locator('form[data-page="review"] [type="submit"]').tap()
  await expect.poll(() => replyStatuses).toEqual([200])
  await page.clock.fastForward(overTimeoutMs)
  await expect(page.getByRole('alert')).toContainText(getText('pl', 'request-problem', 'timeout'))
  await page.getByRole('button', { name: getText('pl', 'common', 'tryAgain') }).tap()
  await getScreen(page, 'accepted').waitFor()
  await expectStoredAnswers(polandServer, persona)
})

test('the last submit shows a message offline and succeeds online', async ({ page, context, polandServer }) => {
  const persona = withUniqueEmail(anna, 'accepted')
  await openPageAt(page, polandServer, persona, reviewKey)
  await context.setOffline(true)
  await page.locator('form[data-page="review"] [type="submit"]').tap()
  await expect(page.getByRole('alert')).toContainText(getText('pl', 'common', 'requestProblems>offline'))
  await context.setOffline(false)
  await page.getByRole('button', { name: getText('pl', 'common', 'tryAgain') }).tap()
  await getScreen(page, 'accepted').waitFor()
  await expectStoredAnswers(polandServer, persona)
})

test('a press during the countdown after a 429 shows the remaining time', async ({ page, polandServer }) => {
  const persona = withUniqueEmail(anna, 'accepted')
  await page.clock.install()
  await openPageAt(page, polandServer, persona, reviewKey)
  await page.route('**/api/v3/lead', (route) => route.fulfill({ status: 429, headers: { 'retry-after': '5' } }), {
    times: 1,
  })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.locator('form[data-page="review"] [type="submit"]').tap()
  const alert = page.getByRole('alert')
  const tooMany = (count: number) =>
    getText('pl', 'request-problem', count > 4 ? 'tooMany_many' : 'tooMany_few', { count })
  await expect(alert).toHaveText(tooMany(5))
  const retry = page.getByRole('button', { name: getText('pl', 'common', 'tryAgain') })
  const remainingSeconds = 3
  await page.clock.runFor((5 - remainingSeconds) * 1000)
  await expect(retry).toHaveText(getText('pl', 'request-problem', 'tryAgainIn_few', { count: remainingSeconds }))
  await retry.tap()
  await expect(alert).toHaveText(tooMany(remainingSeconds))
  await page.clock.runFor(remainingSeconds * 1000)
  await expect(retry).toHaveText(getText('pl', 'common', 'tryAgain'))
  await page.clock.resume()
  await retry.tap()
  await getScreen(page, 'accepted').waitFor()
  await expectStoredAnswers(polandServer, persona)
})

test('a double press, and Enter with a press, make one lead', async ({ page, polandServer, spainServer }) => {
  const persona = withUniqueEmail(anna, 'accepted')
  await openPageAt(page, polandServer, persona, reviewKey)
  await page.locator('form[data-page="review"] [type="submit"]').dblclick()
  await getScreen(page, 'accepted').waitFor()
  await expectStoredAnswers(polandServer, persona)

  const other = withUniqueEmail(lucia, 'accepted')
  await page.goto(spainServer.url)
  await completePages(page, other, {
    submit: async ({ form }) => {
      // Resolves the button now, because the next page may be shown at the second press.
      const button = await form.locator('[type="submit"]').elementHandle()
      await button?.focus()
      await Promise.all([page.keyboard.press('Enter'), button?.dispatchEvent('click')])
    },
  })
  await getScreen(page, 'accepted').waitFor()
  await expectStoredAnswers(spainServer, other)
})
