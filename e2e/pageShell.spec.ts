// Special conditions of the page shell (spec 2.32 to 2.45): hidden header and footer, custom colours, and a brand's
// page that fails to load.
import type { Page } from '@playwright/test'
import { confirmAmount } from './driver/privacyChoices.ts'
import { getText } from './driver/texts.ts'
import { expect, test } from './setup/test.ts'

const expectHidden = async (page: Page, opacity: '0' | '1'): Promise<void> => {
  for (const band of ['header', 'footer']) await expect(page.locator(band).first()).toHaveCSS('opacity', opacity)
}

// Shows spec 2.34
test('header and footer have no opacity where a lead is resumed', async ({ page, polandServer }) => {
  await page.goto(polandServer.url)
  await expectHidden(page, '1')
  await page.goto(`${polandServer.url}continue/${'x'.repeat(43)}`)
  await page.locator('main h1').waitFor()
  await expectHidden(page, '0')
})

// Shows spec 2.35, 4.33
test('stored colours replace those of the brand, and header and footer have no opacity', async ({
  page,
  polandServer,
}) => {
  await page.goto(`${polandServer.url}terms`)
  await page.evaluate(() =>
    localStorage.setItem('uiColors', JSON.stringify({ colors: { brand: '#00552b', page: '#fffbf0' }, locale: null })),
  )
  await page.goto(polandServer.url)
  await page.locator('form[data-modal="amount"]').waitFor()
  await expectHidden(page, '0')
  expect(
    await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return [style.getPropertyValue('--color-brand'), style.backgroundColor]
    }),
  ).toEqual(['#00552b', 'rgb(255, 251, 240)'])
})

// Shows spec 8.5
test('a failed load of the brand’s page logs the specified text and shows a message', async ({
  page,
  polandServer,
  watched,
}) => {
  // The first chunk contains the brand's page, so its import in that chunk is replaced by a rejection.
  await page.route('**/assets/main-*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const importPattern = /await \w+\(\)(?=\.catch\(\w+=>\{throw \w+\(.Failed to load)/u
    expect(body).toMatch(importPattern)
    await route.fulfill({ response, body: body.replace(importPattern, 'await Promise.reject(new Error("planted"))') })
  })
  await page.goto(polandServer.url)
  await expect.poll(() => watched.logged).toContain('Failed to load ApplicationPage and product styles')
  await expect(page.locator('#start-failed')).toContainText(getText('pl', 'documents', 'page>startFailed'))
  await expect.poll(() => watched.errors.join()).toContain('planted')
  watched.errors.length = 0
})

test('the page in English links to documents in English, which link to the other language', async ({
  page,
  polandServer,
}) => {
  const footerLink = (name: string) => page.locator('footer').getByRole('link', { name, exact: true })
  await page.goto(polandServer.url)
  await confirmAmount(page)
  await expect(footerLink(getText('pl', 'common', 'footer>terms'))).toHaveAttribute('href', /\/terms$/u)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('form[data-page]').getByRole('link', { name: 'Terms' }).first()).toHaveAttribute(
    'href',
    /\/terms-en$/u,
  )
  await footerLink('Terms').click()
  await expect(page.locator('h1')).toHaveText('Terms')
  await expect(page.locator('main')).toContainText('The document in Polish decides.')
  await page.getByRole('link', { name: 'Polski' }).click()
  await expect(page.locator('h1')).toHaveText(getText('pl', 'documents', 'terms>title'))
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('h1')).toHaveText('Terms')
})
