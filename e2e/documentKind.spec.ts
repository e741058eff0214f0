// The number of an identity document is a field only for kinds whose number is not the personal code: in Vietnam the
// passport, not the citizen's card.
import { product } from '@loan/domain/products/vireo-vn'
import { buildPersona } from '../server/src/personas/persona.ts'
import { storeLeadInBrowser, push, submitLead } from './driver/leads.ts'
import { getScreen } from './driver/screens.ts'
import { toPersona, withUniqueEmail } from './personas/persona.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

test('the upload shows a number field for a passport and none for the card', async ({ page, getServer }) => {
  const server = await getServer(product.id)
  const lead = await submitLead(
    server,
    withUniqueEmail(toPersona('applicant', product, buildPersona(product, new Date())), 'id-upload'),
  )
  await push(server, lead, 'ID_UPLOAD')
  await storeLeadInBrowser(page, server, lead)
  await page.goto(`${server.url}id-upload`)
  const screen = getScreen(page, 'id-upload')
  await screen.locator('h1').waitFor()
  const number = screen.locator('[name="otherDetails.idCardNumber"]')
  const choose = (kind: string): Promise<void> =>
    screen.locator(`[name="otherDetails.identificationType"][value="${kind}"]`).check()
  await expect(number).toHaveCount(0)
  await choose('passport')
  await expect(number).toBeVisible()
  await choose('cccd')
  await expect(number).toHaveCount(0)
  await choose('passport')
  await number.fill('012')
  await screen.locator('form [type="submit"]').last().click()
  await expect(page.locator('#error-summary a[href="#field-otherDetails-idCardNumber"]')).toHaveCount(1)
})
