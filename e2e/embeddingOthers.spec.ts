// The embedded form and foreign pages: a lender's site opens in a new tab, and messages of foreign pages are ignored.
import {
  expectFullHeight,
  getEmbeddedForm,
  completePagesInFrame,
  completeScreensInFrame,
  pressInFrame,
  requireFrame,
} from './driver/embeddedForm.ts'
import { getScreen, trackLead } from './driver/screens.ts'
import { getText } from './driver/texts.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { lucia } from './personas/spain.ts'
import { test } from './setup/embedding.ts'
import { expect } from './setup/test.ts'

test('a lender’s own site opens in a new tab, and only on a press', async ({ page, getEmbedding }) => {
  const { server, host } = await getEmbedding('tukan-es')
  const leadId = trackLead(page)
  await page.clock.install()
  await page.goto(`${host}/`)
  await completePagesInFrame(page, withUniqueEmail(lucia, 'redirected'))
  await completeScreensInFrame(page, server, leadId, { until: 'redirected' })
  const screen = getScreen(getEmbeddedForm(page), 'redirected')
  await expect(screen.getByRole('button', { name: getText('es', 'redirected', 'stop') })).toHaveCount(0)
  const popup = page.waitForEvent('popup')
  await pressInFrame(page, screen.getByRole('link').first())
  const lender = await popup
  await expect(lender).toHaveURL(/\/sandbox\/lender\//u)
  await expect(screen).toBeVisible()
  expect(page.url()).toBe(`${host}/`)
})

test('many messages from a foreign page change nothing and log nothing', async ({
  page: foreignPage,
  getEmbedding,
}) => {
  const { host, foreign } = await getEmbedding('tukan-es')
  await foreignPage.context().addInitScript(() => {
    window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === 'end of the messages') Reflect.set(window, 'hasAllMessages', true)
    })
  })
  await foreignPage.route(`${foreign}/`, (route) => route.fulfill({ contentType: 'text/html', body: 'No form here' }))
  await foreignPage.goto(`${foreign}/`)
  // The foreign page opens the host's page, which stays in front.
  const [page] = await Promise.all([
    foreignPage.waitForEvent('popup'),
    foreignPage.evaluate((address) => void Reflect.set(window, 'opened', window.open(address)), `${host}/`),
  ])
  await getEmbeddedForm(page).locator('form[data-page]').waitFor()
  await expectFullHeight(page)
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await foreignPage.evaluate(() => {
    const host: unknown = Reflect.get(window, 'opened')
    if (typeof host !== 'object' || host === null) throw new Error('The foreign page opened no window')
    const inside: unknown = Reflect.get(host, '0')
    for (const target of [host, inside]) {
      if (typeof target !== 'object' || target === null) throw new Error('The host has no frame')
      const post: unknown = Reflect.get(target, 'postMessage')
      if (typeof post !== 'function') throw new Error('The target has no postMessage')
      for (let count = 0; count < 2000; count += 1) {
        const data = [{ type: 'FORM_HEIGHT', height: 9000 }, { type: 'FORM_SCROLL', top: 500 }, null, '{'][count % 4]
        Reflect.apply(post, target, [data, '*'])
      }
      Reflect.apply(post, target, ['end of the messages', '*'])
    }
  })
  for (const target of [page, requireFrame(page)]) await target.waitForFunction(() => 'hasAllMessages' in window)
  await expectFullHeight(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await pressInFrame(page, getEmbeddedForm(page).locator('form[data-page] [type="submit"]'))
  await getEmbeddedForm(page).locator('#error-summary').waitFor()
  expect(logged).toEqual([])
})
