// Storage that is blocked, full or invalid, and two tabs on one application. The journey completes with one lead.
import { getScreen, trackLead, completeScreens } from './driver/screens.ts'
import { expectStoredAnswers, requireSingleLead } from './driver/storedLead.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import { reviewKey, completePages } from './driver/formPages.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

// Shows spec 8.19
test('the journey completes with a message where storage throws', async ({ page, spainServer, watched }) => {
  const persona = withUniqueEmail(lucia, 'full')
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  const leadId = trackLead(page)
  await page.goto(spainServer.url)
  await completePages(page, persona, { until: 'personal-details' })
  await expect(page.locator('main')).toContainText(getText('es', 'clear-data', 'notSaved'))
  await completePages(page, persona)
  await completeScreens(page, spainServer, leadId, { until: 'thank-you' })
  await expectStoredAnswers(spainServer, persona)
  const loggedErrors = watched.logged.filter((text) => text.includes('storage'))
  expect(new Set(loggedErrors).size, 'each error is logged once').toBe(loggedErrors.length)
})

test('the journey completes with full storage', async ({ page, spainServer }) => {
  const persona = withUniqueEmail(lucia, 'accepted')
  await page.goto(`${spainServer.url}terms`)
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      let piece = 'x'.repeat(1_000_000)
      for (let fillerIndex = 0; piece.length > 0; fillerIndex += 1) {
        try {
          storage.setItem(`filler-${fillerIndex}`, piece)
        } catch {
          piece = piece.slice(0, Math.floor(piece.length / 2))
        }
      }
    }
  })
  const leadId = trackLead(page)
  await page.goto(spainServer.url)
  await completePages(page, persona)
  await completeScreens(page, spainServer, leadId, { until: 'accepted' })
  await expectStoredAnswers(spainServer, persona)
})

test('invalid stored data is discarded', async ({ page, spainServer }) => {
  await page.goto(`${spainServer.url}terms`)
  await page.evaluate(() => {
    const garbage = ['{', '[]', 'null', '"\\"7\\""', '{"__proto__":{"drafts":1},"drafts":7}', '\u0000']
    for (const [index, key] of ['leadApplication', 'dynamicPages', 'uiColors', 'storedLoanApplication'].entries()) {
      sessionStorage.setItem(key, garbage[index] ?? '')
      localStorage.setItem(key, garbage[index + 2] ?? '')
    }
  })
  const persona = withUniqueEmail(lucia, 'accepted')
  await page.goto(spainServer.url)
  await completePages(page, persona)
  await getScreen(page, 'accepted').waitFor()
})

test('the older of two tabs asks before it overwrites the newer one, and there is one lead', async ({
  page,
  context,
  polandServer,
}) => {
  const persona = withUniqueEmail(anna, 'accepted')
  const created = page.waitForResponse((response) => response.url().endsWith('/v3/lead') && response.ok())
  await openPageAt(page, polandServer, persona, 'income-payday')
  await completePages(page, persona, { until: reviewKey })
  await created
  // Waits for the copy in localStorage, from which the second tab resumes the same lead.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('storedLoanApplication'))).toContain('"token"')

  const other = await context.newPage()
  await other.goto(polandServer.url)
  const leadId = trackLead(other)
  await other.locator('form[data-page]:not([data-page="initial-details"])').waitFor()
  const updated = other.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/v3/lead') && response.ok(),
  )
  await completePages(other, persona, { until: reviewKey })
  await updated

  await page.locator('form[data-page="review"] [type="submit"]').tap()
  const warning = page.locator('form[data-page="review"] [role="status"]')
  await expect(warning).toContainText(getText('pl', 'request-problem', 'conflict'))
  await warning.getByRole('button').tap()
  await completeScreens(page, polandServer, leadId, { until: 'accepted' })
  await other.close()
  expect(await requireSingleLead(polandServer, persona)).toMatchObject({ state: 'ACCEPTED' })
  await expectStoredAnswers(polandServer, persona)
})
