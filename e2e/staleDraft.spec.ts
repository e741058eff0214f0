// A draft in a tab that was open for longer than a day.
import type { Page } from '@playwright/test'
import { screenOf } from './driver/screens.ts'
import { expectStored } from './driver/stored.ts'
import { pressSubmit, walk } from './driver/walk.ts'
import { emailOf, unique } from './personas/persona.ts'
import { lucia } from './personas/spain.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const shows = (page: Page, key: string): Promise<void> => page.locator(`form[data-page="${key}"]`).waitFor()

test('a draft in a tab older than a day loses only its consent, only once, and makes one lead', async ({
  page,
  spain,
}) => {
  const persona = unique(lucia, 'accepted')
  await page.clock.install()
  await page.goto(spain.url)
  const created = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/v3/lead') && response.ok(),
  )
  await walk(page, persona, { until: 'contact-details' })
  await created
  await page.clock.setSystemTime(Date.now() + 25 * 3_600_000)
  await page.reload()
  await shows(page, 'loan-information')
  const consent = page.locator('[name="generalPolicies"]')
  await expect(consent).not.toBeChecked()
  await expect(page.locator('[name="contactDetails.email"]')).toHaveValue(emailOf(persona))
  await consent.check()
  await pressSubmit({ form: page.locator('form[data-page]') })
  await shows(page, 'personal-details')
  for (const _time of [1, 2]) {
    await page.reload()
    await shows(page, 'personal-details')
    await expect(page.locator('[name="personalDetails.lastName"]')).toHaveValue('Peña')
  }
  await walk(page, persona)
  await screenOf(page, 'accepted').waitFor()
  await expectStored(spain, persona)
})
