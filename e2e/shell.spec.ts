// The page shell (spec 2.32 to 2.45): title, description, keywords, favicon, header, footer and toasts, and their
// absence inside a frame. Also unknown paths, and the errors of the start (spec 8.2, 8.3).
import { products } from '@loan/domain/products/registry'
import { runBin } from '../tools/process/runCommand.ts'
import { fromRoot } from '../tools/process/root.ts'
import { expectTranslated } from './driver/checks.ts'
import { confirmAmount } from './driver/privacyChoices.ts'
import { getScreen } from './driver/screens.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import { reviewKey } from './driver/formPages.ts'
import { waitForHydration } from './driver/waitForHydration.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import { expect, isWide, test } from './setup/test.ts'

/** All products in the full suite, one of each brand otherwise. */
const testedProducts = isWide ? Object.values(products) : [products['tukan-pl'], products['vireo-es']]

for (const product of testedProducts) {
  // Shows spec 2.33, 2.39, 3.44, 9.22, 9.33
  test(`${product.id} has its title, description, keywords, favicon, logo and footer`, async ({ page, getServer }) => {
    const server = await getServer(product.id)
    const [locale] = product.locales
    await page.goto(server.url)
    await waitForHydration(page)
    await expect(page).toHaveTitle(new RegExp(`${product.displayName}$`, 'u'))
    const description = page.locator('meta[name="description"]')
    await expect(description).toHaveCount(1)
    await expect(description).toHaveAttribute('content', getText(locale, 'documents', 'page>description'))
    await expect(page.locator('meta[name="keywords"]')).toHaveAttribute(
      'content',
      getText(locale, 'documents', 'page>keywords'),
    )
    const icon = page.locator('link[rel="icon"]')
    await expect(icon).toHaveCount(1)
    const href = (await icon.getAttribute('href')) ?? ''
    expect(href).toContain(`/${product.country.code.toLowerCase()}/${product.brand.toLowerCase()}`)
    expect((await page.request.get(new URL(href, server.origin).href)).ok()).toBe(true)
    await expect(page.locator('header a').first()).toHaveAttribute('href', '/application-frontend/')
    if (await page.locator('dialog[open]').isVisible()) await confirmAmount(page)
    await expect(page.locator('header')).toHaveCSS('opacity', '1')
    await expect(page.locator('footer')).toContainText(`© ${product.pageData.footerText} - ${new Date().getFullYear()}`)
    await expect(page.locator('footer svg, footer img').first()).toBeVisible()
    const { terms, privacy, accessibility, imprint } = product.paths
    for (const path of [terms, privacy, accessibility, ...(imprint === undefined ? [] : [imprint])]) {
      await expect(page.locator(`footer a[href$="/${path}"]`)).toBeVisible()
      const response = await page.request.get(`${server.url}${path}`)
      expect(response.status(), path).toBe(200)
      expect(await response.text(), path).toContain('<main class="document">')
    }
  })
}

test('the title is that of the dialog until the loan is confirmed, then that of the page', async ({
  page,
  polandServer,
}) => {
  await page.goto(polandServer.url)
  await expect(page).toHaveTitle(`${getText('pl', 'common', 'amountModal>promise')} – Tukan`)
  await page.locator('dialog [type="submit"]').click()
  await expect(page).toHaveTitle(`${getText('pl', 'loan-information', 'pages>initial-details>title')} – Tukan`)
})

// Shows spec 2.36
test('inside a frame there is no header, footer, title, description, keywords or favicon', async ({
  page,
  polandServer,
}) => {
  // Removes the headers that forbid unknown hosts to frame the page.
  await page.route(polandServer.url, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _policy, 'x-frame-options': _options, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.route('**/host', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Host</title><iframe title="loan" src="${polandServer.url}" width="400" height="800"></iframe>`,
    }),
  )
  await page.goto(`${polandServer.origin}/host`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('form[data-page="initial-details"]')).toBeVisible()
  await expect(frame.locator('header')).toHaveCount(0)
  await expect(frame.locator('footer')).toHaveCount(0)
  for (const head of ['title', 'meta[name="description"]', 'meta[name="keywords"]', 'link[rel="icon"]']) {
    await expect(frame.locator(`html > head ${head}`), head).toHaveCount(0)
  }
})

test('an unknown host may not frame the page', async ({ page, polandServer }) => {
  const response = await page.request.get(polandServer.url)
  expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
})

// Shows spec 2.19
test('an unknown path leads to /404, which links to the form', async ({ page, polandServer }) => {
  await page.goto(`${polandServer.url}nothing/here`)
  await expect(page).toHaveURL(`${polandServer.url}404`)
  await expect(page.locator('h1')).toBeFocused()
  await expectTranslated(page)
  await page.locator('main a, main button').first().click()
  await page.locator('form[data-modal="amount"]').waitFor()
})

// Shows spec 2.19
test('an unknown path leads to /404 also with a submitted lead', async ({ page, polandServer }) => {
  await openPageAt(page, polandServer, withUniqueEmail(anna, 'accepted'), reviewKey)
  await page.locator('form[data-page="review"] [type="submit"]').click()
  await getScreen(page, 'accepted').waitFor()
  await page.goto(`${polandServer.url}nothing-here`)
  await expect(page).toHaveURL(`${polandServer.url}404`)
  await page.goBack()
  await getScreen(page, 'accepted').waitFor()
})

// Shows spec 2.32
test('the header’s logo leads to the first page and keeps the answers', async ({ page, polandServer }) => {
  await openPageAt(page, polandServer, withUniqueEmail(anna), 'income-source')
  await page.locator('header a').first().click()
  await page.locator('form[data-page="initial-details"]').waitFor()
  await expect(page.locator('[name="contactDetails.phoneNumber"]')).toHaveValue('512 345 678')
})

test('the help link moves the focus to the contact details without a change of the URL', async ({
  page,
  polandServer,
}) => {
  await openPageAt(page, polandServer, withUniqueEmail(anna), 'income-source')
  const before = page.url()
  await page
    .getByRole('banner')
    .getByRole('link', { name: getText('pl', 'common', 'help') })
    .click()
  const contact = page.locator(':focus')
  await expect(contact).toBeInViewport()
  await expect(contact.locator('a[href^="tel:"]')).toBeVisible()
  await expect(contact.locator('a[href^="mailto:"]')).toBeVisible()
  expect(page.url()).toBe(before)
})

// Shows spec 2.40, 2.42, 2.45
test('a toast is at the top right without a progress bar, closes on a click and gets the focus by Alt+T', async ({
  page,
  spainServer,
}) => {
  const toast = page.getByText(getText('es', 'clear-data', 'done'))
  const clear = async () => {
    await openPageAt(page, spainServer, withUniqueEmail(lucia), 'income-details')
    await page.getByRole('button', { name: getText('es', 'clear-data', 'action') }).click()
    await page
      .locator('dialog[open]')
      .getByRole('button', { name: getText('es', 'clear-data', 'confirm') })
      .click()
    await toast.waitFor()
  }
  await clear()
  const box = await toast.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.y ?? 999).toBeLessThan(150)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width * 0.75)
  await expect(page.locator('[role="progressbar"][class*="toast" i]')).toBeHidden()
  await page.keyboard.press('Alt+t')
  expect(
    await page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label') ?? ''),
  ).toContain(getText('es', 'common', 'notifications'))
  await toast.click()
  await expect(toast).toBeHidden()

  await clear()
  // A toast under the pointer stays open (spec 2.43).
  await page.mouse.move(0, 500)
  await expect(toast, 'closes automatically').toBeHidden()
})

test('"Clear my data" also clears the page and shows a message in the dialog', async ({ page, polandServer }) => {
  const clear = async () => {
    await page.getByRole('button', { name: getText('pl', 'clear-data', 'action') }).click()
    const confirmation = page.locator('dialog:modal')
    await confirmation.getByRole('button', { name: getText('pl', 'clear-data', 'confirm') }).click()
    const dialog = page.locator('dialog#amount-dialog:modal')
    await expect(dialog.getByRole('status').filter({ hasText: getText('pl', 'clear-data', 'done') })).toBeVisible()
    await expect(dialog).toBeFocused()
    await expect(page.locator('[name="contactDetails.email"]')).toHaveValue('')
  }
  await openPageAt(page, polandServer, withUniqueEmail(anna), 'education')
  await clear()
  await page.locator('dialog:modal [type="submit"]').click()
  await page.locator('[name="contactDetails.email"]').fill('anna@example.com')
  // Also on the first page, where the page does not change.
  await clear()
})

// Shows spec 8.2
test('without its root element the page throws the specified error', async ({ page, polandServer, watched }) => {
  await page.route(polandServer.url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="elsewhere"') })
  })
  await page.goto(polandServer.url)
  await expect.poll(() => watched.errors.join()).toContain('Root container not found in the DOM')
  watched.errors.length = 0
})

// Shows spec 1.12, 8.3
test('a brand without a page in a country stops the start with the specified error', async () => {
  const { code, output } = await runBin('tsx', [fromRoot('tools', 'start.ts')], { env: { BRAND: 'nobody' } })
  expect(code).not.toBe(0)
  expect(output).toContain('ApplicationPage not found')
})
