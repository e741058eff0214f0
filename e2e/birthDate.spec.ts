// A date of birth and a personal code that contradict each other. The page of the later one shows the error, and either
// can be corrected. In Romania the personal code is the earlier one, so that the date in it is not asked for.
import { withAnswers } from '@loan/domain/countries/persona'
import { product as tukanPl } from '@loan/domain/products/tukan-pl'
import { product } from '@loan/domain/products/vireo-ro'
import { buildPersona } from '../server/src/personas/persona.ts'
import { expectAccessible, expectNoHorizontalScroll } from './driver/checks.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import {
  fillPage,
  pressSubmit,
  requirePosition,
  type Position,
  waitForPage,
  showAllAnswers,
} from './driver/formPages.ts'
import { toPersona, withUniqueEmail } from './personas/persona.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

test('a date of birth that contradicts the CNP shows an error, and the CNP can be corrected', async ({
  page,
  getServer,
}) => {
  const server = await getServer(product.id)
  const applicant = withUniqueEmail(toPersona('applicant', product, buildPersona(product, new Date())))
  const other = withAnswers(applicant, {
    'personalDetails.dateOfBirth': '1992-02-29',
    'personalDetails.personalCode': '2920229401019',
  })
  const openAtPage = async (key: string): Promise<Position> => {
    await page.locator(`form[data-page="${key}"]`).waitFor()
    const position = await requirePosition(page, other)
    return position
  }
  await openPageAt(page, server, applicant, 'date-of-birth')
  const birth = await openAtPage('date-of-birth')
  await fillPage(birth)
  await pressSubmit(birth)

  const summary = page.locator('#error-summary')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    /14.*1985.*29.*1992/u,
    getText('ro', 'common', 'changeOf', { label: getText('ro', 'personal-details', 'pages>personal-code>title') }),
  ])
  await summary.getByRole('link').last().click()

  const code = await openAtPage('personal-code')
  await fillPage(code)
  await pressSubmit(code)
  // The corrected code contains the date, so that its page is not shown again.
  await page.locator('form[data-page="id-card"]').waitFor()
})

test('the date in a CNP is shown under it, not asked for, and can be changed', async ({ page, getServer }) => {
  const server = await getServer(product.id)
  const applicant = withUniqueEmail(toPersona('applicant', product, buildPersona(product, new Date())))
  const derived = page.getByText(getText('ro', 'personal-details', 'derived'))
  await openPageAt(page, server, applicant, 'personal-code')
  const code = await requirePosition(page, applicant)
  await fillPage(code)
  await expect(page.locator('[role="status"]', { has: derived })).toContainText('1985')
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await pressSubmit(code)
  await waitForPage(page, 'id-card')
  await page.getByRole('link', { name: getText('ro', 'common', 'back') }).tap()

  await waitForPage(page, 'personal-code')
  await page
    .locator('[role="status"]', { has: derived })
    .getByRole('button', { name: getText('ro', 'common', 'change') })
    .tap()
  await waitForPage(page, 'date-of-birth')
  await expect(page.locator('[name="personalDetails.dateOfBirth.year"]')).toHaveValue('1985')
  await pressSubmit(await requirePosition(page, applicant))
  await waitForPage(page, 'id-card')
})

test('a date changed from the review opens the page of the code with the error and can be corrected', async ({
  page,
  polandServer,
}) => {
  const applicant = withUniqueEmail(toPersona('applicant', tukanPl, buildPersona(tukanPl, new Date())))
  const year = String(applicant.answers['personalDetails.dateOfBirth']).slice(0, 4)
  const changeYear = async (typed: string): Promise<void> => {
    await page.locator('[name="personalDetails.dateOfBirth.year"]').fill(typed)
    await page.locator('form[data-page="date-of-birth"] [type="submit"]').tap()
  }
  await openPageAt(page, polandServer, applicant, 'review')
  await showAllAnswers(page)
  await page.locator('a[href*="/date-of-birth?from=review"]').tap()
  await changeYear(String(Number(year) - 1))

  const code = page.locator('form[data-page="personal-code"]')
  await expect(code.locator('#error-summary')).toContainText(String(Number(year) - 1))
  await expect(code.locator('[name="personalDetails.personalCode"]')).not.toHaveValue('')
  // A reload of the document would remove this attribute.
  await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''))
  const links = code.locator('#error-summary').getByRole('link')
  await expect(links).toHaveCount(2)
  await links.last().tap()
  await expect(page.locator('form[data-page="date-of-birth"] h1')).toBeFocused()
  await expect(page.locator('html[data-seen]')).toHaveCount(1)
  await changeYear(year)
  await page.locator('form[data-page="review"]').waitFor()
})
