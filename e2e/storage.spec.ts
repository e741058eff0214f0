// Storage that is blocked, full or invalid, and two tabs on one application. The journey completes with one lead.
import { screenOf, trackLead, walkScreens } from './driver/screens.ts'
import { expectStored, readOnlyLead } from './driver/stored.ts'
import { getText } from './driver/texts.ts'
import { openAt } from './driver/visits.ts'
import { reviewKey, walk } from './driver/walk.ts'
import { unique } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

// Shows spec 8.19
test('the journey completes with a message where storage throws', async ({ page, spain, watched }) => {
  const persona = unique(lucia, 'full')
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
  await page.goto(spain.url)
  await walk(page, persona, { until: 'personal-details' })
  await expect(page.locator('main')).toContainText(getText('es', 'clear-data', 'notSaved'))
  await walk(page, persona)
  await walkScreens(page, spain, leadId, { until: 'thank-you' })
  await expectStored(spain, persona)
  const complaints = watched.logged.filter((text) => text.includes('storage'))
  expect(new Set(complaints).size, 'each error is logged once').toBe(complaints.length)
})

test('the journey completes with full storage', async ({ page, spain }) => {
  const persona = unique(lucia, 'accepted')
  await page.goto(`${spain.url}terms`)
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      let piece = 'x'.repeat(1_000_000)
      for (let place = 0; piece.length > 0; place += 1) {
        try {
          storage.setItem(`filler-${place}`, piece)
        } catch {
          piece = piece.slice(0, Math.floor(piece.length / 2))
        }
      }
    }
  })
  const leadId = trackLead(page)
  await page.goto(spain.url)
  await walk(page, persona)
  await walkScreens(page, spain, leadId, { until: 'accepted' })
  await expectStored(spain, persona)
})

test('invalid stored data is discarded', async ({ page, spain }) => {
  await page.goto(`${spain.url}terms`)
  await page.evaluate(() => {
    const garbage = ['{', '[]', 'null', '"\\"7\\""', '{"__proto__":{"drafts":1},"drafts":7}', '\u0000']
    for (const [index, key] of ['leadApplication', 'dynamicPages', 'uiColors', 'storedLoanApplication'].entries()) {
      sessionStorage.setItem(key, garbage[index] ?? '')
      localStorage.setItem(key, garbage[index + 2] ?? '')
    }
  })
  const persona = unique(lucia, 'accepted')
  await page.goto(spain.url)
  await walk(page, persona)
  await screenOf(page, 'accepted').waitFor()
})

test('the older of two tabs asks before it overwrites the newer one, and there is one lead', async ({
  page,
  context,
  tukan,
}) => {
  const persona = unique(anna, 'accepted')
  const created = page.waitForResponse((response) => response.url().endsWith('/v3/lead') && response.ok())
  await openAt(page, tukan, persona, 'income-payday')
  await walk(page, persona, { until: reviewKey })
  await created
  // Waits for the copy in localStorage, from which the second tab resumes the same lead.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('storedLoanApplication'))).toContain('"token"')

  const other = await context.newPage()
  await other.goto(tukan.url)
  const leadId = trackLead(other)
  await other.locator('form[data-page]:not([data-page="initial-details"])').waitFor()
  const updated = other.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/v3/lead') && response.ok(),
  )
  await walk(other, persona, { until: reviewKey })
  await updated

  await page.locator('form[data-page="review"] [type="submit"]').tap()
  const warning = page.locator('form[data-page="review"] [role="status"]')
  await expect(warning).toContainText(getText('pl', 'request-problem', 'conflict'))
  await warning.getByRole('button').tap()
  await walkScreens(page, tukan, leadId, { until: 'accepted' })
  await other.close()
  expect(await readOnlyLead(tukan, persona)).toMatchObject({ state: 'ACCEPTED' })
  await expectStored(tukan, persona)
})
