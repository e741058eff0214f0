// Typed values are stored as drafts, valid or not, also when the applicant leaves the page immediately after typing.
import { readForm } from './driver/controls.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import { pressSubmit, completePages, waitForPage, goBack } from './driver/formPages.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

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
  // Separates the presses, because the page ignores a press right after Continue at the same place as a double press.
  await page.locator('[name="otherDetails.idCardIssuedAuthority"]').fill('???')
  await page.getByRole('link', { name: getText('pl', 'common', 'back'), exact: true }).tap()
  await waitForPage(page, 'marital-status')
  await goBack(page)
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

for (const method of ['the Back link', 'the browser history'] as const) {
  test(`text typed immediately before going back with ${method} is restored`, async ({ page, polandServer }) => {
    const persona = withUniqueEmail(anna)
    await openPageAt(page, polandServer, persona, 'loan-purpose')
    await completePages(page, persona, { until: 'name' })
    // Type and go back in one script, because the debounced draft could be stored between two Playwright actions.
    await page.locator('[name="personalDetails.firstName"]').evaluate((input, isByLink) => {
      if (!(input instanceof HTMLInputElement)) throw new Error('The first name is not an input')
      input.value = 'Grażyna'
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      if (isByLink) document.querySelector<HTMLElement>('a[href$="/loan-purpose"]')?.click()
      else history.back()
    }, method === 'the Back link')
    await waitForPage(page, 'loan-purpose')
    if (method === 'the Back link') await pressSubmit({ form: page.locator('form[data-page]') })
    else await page.goForward()
    await waitForPage(page, 'name')
    await expect(page.locator('[name="personalDetails.firstName"]')).toHaveValue('Grażyna')
  })
}
