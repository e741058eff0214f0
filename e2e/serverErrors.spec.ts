// Validation errors that only the server finds: the earliest page with an error opens, and errors without a page show a
// message.
import { expectTranslated } from './driver/checks.ts'
import { getScreen } from './driver/screens.ts'
import { openPageAt } from './driver/storedSession.ts'
import { reviewKey, completePages } from './driver/formPages.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const submit = 'form[data-page="review"] [type="submit"]'

// Shows spec 5.28, 5.29
test('the pages with server errors open in order with their errors before the lead is sent', async ({
  page,
  polandServer,
}) => {
  const persona = withUniqueEmail(anna, 'needs-field-error')
  await openPageAt(page, polandServer, persona, reviewKey)
  await page.locator(submit).tap()
  await page.locator('form[data-page="name"]').waitFor()
  await expect(page.locator('#error-summary')).toBeVisible()
  await expect(page.locator('[name="personalDetails.lastName"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name="personalDetails.firstName"]')).not.toHaveAttribute('aria-invalid', 'true')
  await expectTranslated(page)
  await page.locator('[name="personalDetails.lastName"]').fill('Nowak')
  await expect(page.locator('#error-summary')).toBeHidden()
  await page.locator('form[data-page="name"] [type="submit"]').tap()
  await page.locator('form[data-page="address-information"]').waitFor()
  await expect(page.locator('[name="contactDetails.city"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="contactDetails.city"]').fill('Wieliczka')
  await page.locator('form[data-page="address-information"] [type="submit"]').tap()
  await page.locator('form[data-page="review"]').waitFor()
  await completePages(page, persona)
  await getScreen(page, 'accepted').waitFor()
})

// Shows spec 5.28
test('an error of a field without a page shows a message, and a further submit succeeds', async ({
  page,
  polandServer,
}) => {
  await openPageAt(page, polandServer, withUniqueEmail(anna, 'accepted'), reviewKey)
  const errors = [{ fieldName: 'deviceData.shoeSize', code: 'too-wide', message: 'Shoes too wide.', pointer: '/x' }]
  const problem = { type: 'urn:loan:problem:refused', title: 'Refused', status: 422, traceId: 't', errors }
  await page.route('**/api/v3/lead', (route) =>
    route.request().postData()?.includes('"submit":true') === true
      ? route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(problem) })
      : route.continue(),
  )
  await page.locator(submit).tap()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectTranslated(page)
  await page.unroute('**/api/v3/lead')
  await page.locator(submit).tap()
  await getScreen(page, 'accepted').waitFor()
})
