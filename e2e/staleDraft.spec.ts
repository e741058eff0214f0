// A draft in a tab that was open for longer than a day.
import { specExpiry } from '@loan/domain/products/defaults'
import { getScreen } from './driver/screens.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { pressSubmit, completePages, waitForPage } from './driver/formPages.ts'
import { getEmail, withUniqueEmail } from './personas/persona.ts'
import { lucia } from './personas/spain.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

test('a draft in a tab older than a day loses only its consents, only once, and makes one lead', async ({
  page,
  spainServer,
}) => {
  const persona = withUniqueEmail(lucia, 'accepted')
  await page.clock.install()
  await page.goto(spainServer.url)
  const created = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/v3/lead') && response.ok(),
  )
  await completePages(page, persona, { until: 'contact-details' })
  await created
  await page.clock.setSystemTime(Date.now() + (specExpiry.applicationHours + 1) * 3_600_000)
  await page.reload()
  await waitForPage(page, 'loan-information')
  // The records of all consents are stale, so each has to be given again.
  const consents = ['generalPolicies', 'contactDetails.marketingConsents.phone']
  for (const name of consents) await expect(page.locator(`[name="${name}"]`)).not.toBeChecked()
  await expect(page.locator('[name="contactDetails.email"]')).toHaveValue(getEmail(persona))
  for (const name of consents) await page.locator(`[name="${name}"]`).check()
  await pressSubmit({ form: page.locator('form[data-page]') })
  await waitForPage(page, 'personal-details')
  for (const _time of [1, 2]) {
    await page.reload()
    await waitForPage(page, 'personal-details')
    await expect(page.locator('[name="personalDetails.lastName"]')).toHaveValue('Peña')
  }
  await completePages(page, persona)
  await getScreen(page, 'accepted').waitFor()
  await expectStoredAnswers(spainServer, persona)
})
