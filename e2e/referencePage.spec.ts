// The reference contact: the last page before the review, and a lender step at the same URL after the submit
// (docs/decisions/16-addresses.md).
import { withAnswers } from '@loan/domain/countries/persona'
import { product } from '@loan/domain/products/vireo-mx'
import { buildPersona } from '../server/src/personas/persona.ts'
import { expectAccessible, expectNoHorizontalScroll, expectTranslated } from './driver/checks.ts'
import { getScreen } from './driver/screens.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import {
  fillPage,
  pressSubmit,
  reviewKey,
  requirePosition,
  type Position,
  waitForNextPage,
  goBack,
} from './driver/formPages.ts'
import { toPersona, withUniqueEmail } from './personas/persona.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const key = 'reference-information'

// Shows spec 2.11
test('the URL of the reference page shows the lender step after the submit', async ({ page, getServer }) => {
  const server = await getServer(product.id)
  const applicant = withUniqueEmail(toPersona('applicant', product, buildPersona(product, new Date())), key)
  const openAtPage = async (expectedKey: string): Promise<Position> => {
    await page.locator(`form[data-page="${expectedKey}"]`).waitFor()
    const position = await requirePosition(page, applicant)
    return position
  }
  const summary = page.locator('#error-summary')
  const check = async (): Promise<void> => {
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
    await expectTranslated(page)
  }

  await openPageAt(page, server, applicant, key)
  await expect(page).toHaveURL(`${server.url}${key}`)
  const reference = await openAtPage(key)
  await check()
  await pressSubmit(reference)
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(3)
  await check()

  // The applicant's own number is invalid for the reference.
  const own = String(applicant.answers['contactDetails.phoneNumber'])
  await fillPage({ ...reference, persona: withAnswers(applicant, { 'referenceDetails.phoneNumber': own }) })
  await pressSubmit(reference)
  await expect(summary.getByRole('link')).toHaveText([getText('mx', 'errors', 'same-phone-number')])

  await fillPage(reference)
  await pressSubmit(reference)
  await waitForNextPage(reference)
  const review = await openAtPage(reviewKey)
  await goBack(page)
  await expect(page.locator('[name="referenceDetails.name"]')).toHaveValue(
    String(applicant.answers['referenceDetails.name']),
  )
  await page.goForward()
  await openAtPage(reviewKey)
  await pressSubmit(review)

  // With this tag a lender asks only for the reference, at the URL of the page, with the stored answers.
  const screen = getScreen(page, key)
  await screen.locator('h1').waitFor()
  await expect(page).toHaveURL(`${server.url}${key}`)
  await expect(page.locator('form[data-page]')).toHaveCount(0)
  await expect(screen.locator('[name="referenceDetails.name"]')).toHaveValue(
    String(applicant.answers['referenceDetails.name']),
  )
  await check()
  await screen.locator('form [type="submit"]').last().click()
  await getScreen(page, 'accepted').locator('h1').waitFor()
  await expectStoredAnswers(server, applicant)
})
