// The embedded form and foreign pages: a lender's site opens in a new tab, and messages of foreign pages are ignored.
import {
  expectFullHeight,
  getEmbeddedForm,
  completePagesInFrame,
  completeScreensInFrame,
  pressInFrame,
  requireFrame,
} from './driver/embeddedForm.ts'
import { watchPendingRequests } from './driver/pendingRequests.ts'
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

test('many messages from foreign pages change nothing and log nothing', async ({ page, getEmbedding, watched }) => {
  const { host, foreign } = await getEmbedding('tukan-es')
  await page.addInitScript(() => {
    window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === 'end of the messages') Reflect.set(window, 'hasAllMessages', true)
    })
  })
  const pendingRequests = watchPendingRequests(page)
  await page.goto(`${host}/`)
  await getEmbeddedForm(page).locator('form[data-page]').waitFor()
  // What loads later changes the height, which a page in the background does not notice.
  await pendingRequests.waitUntilIdle()
  await expectFullHeight(page)
  const lines = watched.logged.length
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((address) => void window.open(address), `${foreign}/sandboxed`),
  ])
  // The frame of the foreign page violates the policy, as expected; the browser reports it at any time while it loads.
  await expect.poll(() => watched.violations.join()).toContain('frame-ancestors')
  watched.violations.length = 0
  await popup.evaluate(() => {
    const host: unknown = window.opener
    if (typeof host !== 'object' || host === null || !('postMessage' in host))
      throw new Error('The window has no opener')
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
  // A page in the background may not render, so the height may be outdated.
  await page.bringToFront()
  await expectFullHeight(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await pressInFrame(page, getEmbeddedForm(page).locator('form[data-page] [type="submit"]'))
  await getEmbeddedForm(page).locator('#error-summary').waitFor()
  expect(watched.logged.slice(lines)).toEqual([])
})
