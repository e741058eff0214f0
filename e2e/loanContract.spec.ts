// From the offer to the signed loan contract: plan, pre-contract information, receipt, also on paper, the lender's page
// and the signed copy. The servers are the built ones, so that the documents come from the built worker.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getScreen } from './driver/screens.ts'
import { storeLeadInBrowser, submitLead, waitForState } from './driver/leads.ts'
import { getText } from './driver/texts.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const pl = (namespace: string, key: string) => getText('pl', namespace, key)

/** Presses a button that saves a file, and resolves with the start of the file. */
const savePdf = async (page: Page, name: string): Promise<string> => {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name }).tap()
  return (await readFile(await (await started).path())).toString('latin1', 0, 8)
}

/** Asserts that at every width the plan has no hidden columns and each figure has a name that says what it is. */
const expectPlanToFit = async (page: Page): Promise<void> => {
  const region = page.getByRole('region', { name: pl('offer-documents', 'plan>title') })
  const labels = ['payment', 'capital'].map((column) => pl('offer-documents', `plan>${column}`))
  const countHidden = () => region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  for (const width of [320, 360, 600, 820, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await countHidden(), `hidden at ${width} px`).toBe(0)
    const headers = await region.getByRole('columnheader').allInnerTexts()
    for (const [index, label] of labels.entries()) {
      const name = headers.includes(label) ? /^\d/u : new RegExp(`^${label}: ?\\d`, 'u')
      await expect(region.getByRole('cell').nth(index), `${label} at ${width} px`).toHaveAccessibleName(name)
    }
  }
  await page.setViewportSize(phone.viewport)
}

/** Asserts that the printed receipt has the closed plan, and nothing that only a screen can use. */
const expectPrintable = async (page: Page): Promise<void> => {
  const plan = page.getByRole('rowheader', { name: pl('offer-documents', 'plan>totals') })
  await expect(plan).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(plan).toBeVisible()
  await expect(page.locator(':is(button, header a:not(:has(svg)), footer, [role="progressbar"]):visible')).toHaveCount(
    0,
  )
  const logo = page.locator('header svg').first()
  await expect(logo).toBeVisible()
  // The colour of the header's text is that of paper.
  expect(await logo.evaluate((svg) => getComputedStyle(svg).color)).not.toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ media: null })
}

test('an applicant reads the plan, accepts, signs the contract with a code and saves the signed copy', async ({
  page,
  polandServer,
}) => {
  const lead = await submitLead(polandServer, withUniqueEmail(anna, 'proficredit-offer'))
  await waitForState(polandServer, lead, 'PROFICREDIT_OFFER')
  await storeLeadInBrowser(page, polandServer, lead)
  await page.goto(polandServer.url)
  const offer = getScreen(page, 'proficredit-offer')
  await offer.locator('summary', { hasText: pl('offer-documents', 'plan>title') }).tap()
  await expect(offer.getByRole('rowheader').last()).toHaveText(pl('offer-documents', 'plan>totals'))
  await expectPlanToFit(page)
  expect(await savePdf(page, pl('offer-documents', 'information'))).toBe('%PDF-1.7')
  await page.locator('#accept-offer').tap()

  const accepted = getScreen(page, 'accepted')
  await accepted.locator('summary', { hasText: pl('offer-documents', 'plan>title') }).waitFor()
  await expectPrintable(page)
  await accepted.getByRole('link', { name: pl('offer-documents', 'contract>open') }).tap()
  await page.waitForURL(/\/sandbox\/contract\?/u)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Umowa pożyczki')
  await page.getByRole('button', { name: 'Wyślij kod' }).tap()
  const code = page.getByLabel('Kod z SMS-a')
  await code.waitFor()
  await code.fill(await polandServer.readLastMessage(lead.id, 'sms'))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Podpisz umowę' }).tap()
  await expect(page.getByRole('heading', { name: 'Umowa jest podpisana' })).toBeVisible()
  const copyUrl = await page.getByRole('link', { name: /podpisaną umowę/u }).getAttribute('href')
  expect((await page.request.get(`${polandServer.origin}${copyUrl}`)).headers()['content-type']).toBe('application/pdf')

  await page.getByRole('link', { name: 'Wróć do wniosku' }).tap()
  await expect(accepted.getByRole('heading', { name: pl('offer-documents', 'contract>signed') })).toBeVisible()
  expect(await savePdf(page, pl('offer-documents', 'contract>copy'))).toBe('%PDF-1.7')
})
