// The script of the application fails to load: typed values stay, a message in view gives the reason, and the
// application starts as soon as the script loads.
import { products } from '@loan/domain/products/registry'
import type { Page } from '@playwright/test'
import { readForm } from './driver/controls.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import { fillPage, requirePosition } from './driver/formPages.ts'
import { getEmail, withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const findMessage = (page: Page) => page.locator('#start-failed')
const text = (key: string) => getText('pl', 'documents', `page>${key}`)

for (const [what, status, reason, trigger] of [
  ['is gone', 404, 'startFailed', 'button'],
  ['fails', 500, 'startFailed', 'press'],
  ['has no connection', null, 'startOffline', 'online'],
] as const) {
  test(`where the script ${what}, answers survive a reload and Continue is processed later`, async ({
    page,
    polandServer,
  }) => {
    const persona = withUniqueEmail(anna)
    await page.route('**/assets/main-*.js', (route) =>
      status === null ? route.abort('internetdisconnected') : route.fulfill({ status, body: '' }),
    )
    await page.goto(polandServer.url)
    await expect(findMessage(page)).toContainText(text(reason))
    const position = await requirePosition(page, persona)
    await fillPage(position)
    const filled = await readForm(page)
    await page.reload()
    await expect(findMessage(page)).toBeVisible()
    await expect.poll(() => readForm(page)).toEqual(filled)
    await page.locator('form[data-modal] [type="submit"]').click()
    await page.locator('form[data-page] [type="submit"]').click()
    await expect(findMessage(page)).toContainText(text('answersStored'))
    await expect(findMessage(page)).toBeInViewport()
    const saved = page.waitForResponse((response) => response.url().endsWith('/v3/lead') && response.ok())
    await page.unroute('**/assets/main-*.js')
    if (trigger === 'online') await page.evaluate(() => window.dispatchEvent(new Event('online')))
    else if (trigger === 'button') await findMessage(page).getByRole('button').click()
    else await page.locator('form[data-page] [type="submit"]').click()
    await page.locator('form[data-page="loan-purpose"]').waitFor()
    await expect(findMessage(page)).toBeHidden()
    await saved
    const [lead] = await polandServer.readLeads(getEmail(persona))
    expect(lead?.application).toMatchObject({ amount: 4200, contactDetails: { email: getEmail(persona) } })
  })
}

for (const status of [404, 500]) {
  test(`after a ${status} for the restore chunk the application starts online without a reload`, async ({
    page,
    polandServer,
  }) => {
    const persona = withUniqueEmail(anna)
    await openPageAt(page, polandServer, persona, 'name')
    await page.route('**/assets/restore-*.js', (route) => route.fulfill({ status, body: '' }))
    await page.reload()
    await expect(findMessage(page)).toBeVisible()
    await expect(findMessage(page)).toContainText(text('startFailed'))
    await page.unroute('**/assets/restore-*.js')
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.locator('form[data-page="name"]').waitFor()
    await expect(findMessage(page)).toBeHidden()
    expect(loads).toBe(0)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows that it needs JavaScript, and no button that does nothing', async ({ page, polandServer }) => {
    await page.goto(polandServer.url)
    const message = page.locator('noscript')
    await expect(message).toBeInViewport({ ratio: 1 })
    await expect(message.locator('p').first()).toHaveText(text('noScript'))
    await expect(message.locator('p').last()).toContainText(products['tukan-pl'].support.email)
    await expect(page.locator('main')).toBeHidden()
  })
})
