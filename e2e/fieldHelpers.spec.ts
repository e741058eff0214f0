// Field helpers fill in or suggest a value. They never replace what the applicant typed.
import { withAnswers } from '@loan/domain/countries/persona'
import { readForm } from './driver/controls.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import { fillDialog, reviewKey, requirePosition, completePages } from './driver/formPages.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

test('the postcode fills in the town and does not replace a typed town', async ({ page, polandServer }) => {
  const persona = withAnswers(withUniqueEmail(anna, 'accepted'), { 'contactDetails.city': 'Bielany' })
  await openPageAt(page, polandServer, persona, 'address-information')
  const postcode = page.locator('[name="contactDetails.postalCode"]')
  const town = page.locator('[name="contactDetails.city"]')
  await postcode.fill('00-950')
  await postcode.blur()
  await expect(town).toHaveValue('Warszawa')
  await expect(page.locator('[name="contactDetails.province"]')).toHaveValue('PL-14')
  await town.fill('Bielany')
  const filledIn = page.getByText(getText('pl', 'common', 'filledIn', { value: 'Kraków' }))
  await postcode.fill('30-059')
  await postcode.blur()
  await expect(filledIn).toBeAttached()
  await expect(town).toHaveValue('Bielany')
  await expect(page.locator('[name="contactDetails.province"]')).toHaveValue('PL-12')
  await completePages(page, persona, { until: reviewKey })
  await expect(page.locator(`form[data-page="${reviewKey}"]`)).toContainText('Bielany')
  await completePages(page, persona)
  await expectStoredAnswers(polandServer, persona)
})

test('a mistyped e-mail address gets a suggestion and changes only on a press', async ({ page, polandServer }) => {
  await page.goto(polandServer.url)
  const position = await requirePosition(page, anna)
  await fillDialog(position)
  const form = page.locator('form[data-page="initial-details"]')
  const email = form.locator('[name="contactDetails.email"]')
  const offer = page.getByText(getText('pl', 'common', 'suggestion', { email: 'anna@gmail.com' }))
  await email.fill('anna@gmial.com')
  await email.blur()
  await expect(offer).toBeVisible()
  await expect(email).toHaveValue('anna@gmial.com')
  await page.getByRole('button', { name: getText('pl', 'common', 'suggestionUse') }).tap()
  await expect(email).toHaveValue('anna@gmail.com')
  await expect(email).toBeFocused()
  await expect(offer).toBeHidden()
  expect(await readForm(page)).toMatchObject({ 'contactDetails.email': 'anna@gmail.com' })
  await page.reload()
  await expect(email).toHaveValue('anna@gmail.com')
})
