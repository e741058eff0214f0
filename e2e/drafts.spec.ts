// Drafts: typed values are stored as typed, valid or not, also when the applicant leaves immediately.
import type { Page } from '@playwright/test'
import { readForm } from './driver/controls.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import { pressSubmit, completePages } from './driver/formPages.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const waitForPage = (page: Page, key: string): Promise<void> => page.locator(`form[data-page="${key}"]`).waitFor()

test('invalid answers are stored as drafts and do not block Back', async ({ page, polandServer }) => {
  await openPageAt(page, polandServer, withUniqueEmail(anna), 'id-card')
  const typed = {
    'otherDetails.idCardNumber': 'ABC 99',
    'otherDetails.idCardIssuedAt.day': '40',
    'otherDetails.idCardIssuedAt.month': 'sty',
    'otherDetails.idCardIssuedAt.year': '20',
    'otherDetails.idCardIssuedAuthority': '???',
  }
  for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value)
  await page.locator('form[data-page] [type="submit"]').tap()
  await expect(page.locator('#error-summary')).toBeFocused()
  await page.getByRole('link', { name: getText('pl', 'common', 'back'), exact: true }).tap()
  await waitForPage(page, 'marital-status')
  await page.goBack()
  await waitForPage(page, 'id-card')
  expect(await readForm(page)).toEqual(typed)
  await page.reload()
  await waitForPage(page, 'id-card')
  await expect.poll(() => readForm(page)).toEqual(typed)
})

test('text typed immediately before a reload is restored', async ({ page, polandServer }) => {
  await openPageAt(page, polandServer, withUniqueEmail(anna), 'name')
  await page.locator('[name="personalDetails.firstName"]').fill('Grażyna')
  await page.reload()
  await expect(page.locator('[name="personalDetails.firstName"]')).toHaveValue('Grażyna')
})

for (const method of ['the link', 'the browser'] as const) {
  test(`text typed immediately before Back by ${method} is restored`, async ({ page, polandServer }) => {
    const persona = withUniqueEmail(anna)
    await openPageAt(page, polandServer, persona, 'loan-purpose')
    await completePages(page, persona, { until: 'name' })
    // Types and goes back in one script, because separate actions would be too slow.
    await page.locator('[name="personalDetails.firstName"]').evaluate((input, isByLink) => {
      if (!(input instanceof HTMLInputElement)) throw new Error('No box')
      input.value = 'Grażyna'
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      if (isByLink) document.querySelector<HTMLElement>('a[href$="/loan-purpose"]')?.click()
      else history.back()
    }, method === 'the link')
    await waitForPage(page, 'loan-purpose')
    if (method === 'the link') await pressSubmit({ form: page.locator('form[data-page]') })
    else await page.goForward()
    await waitForPage(page, 'name')
    await expect(page.locator('[name="personalDetails.firstName"]')).toHaveValue('Grażyna')
  })
}
