// The height of a frame that is below the visible part of the host's page, where a browser runs no ResizeObserver.
import { expectFullHeight, getEmbeddedForm } from './driver/embeddedForm.ts'
import { watchPendingRequests } from './driver/pendingRequests.ts'
import { test } from './setup/embedding.ts'
import { expect, phone } from './setup/test.ts'

test.use(phone)

const fonts = '**/*.woff2'

test('the height of an unseen frame follows late fonts and changed text', async ({ page, getEmbedding }) => {
  const { host } = await getEmbedding('tukan-pl')
  const pendingRequests = watchPendingRequests(page)
  await page.route(fonts, (route) => route.abort())
  await page.goto(`${host}/below`)
  const root = getEmbeddedForm(page).locator(':root')
  await expect(root.locator('#fonts')).not.toHaveAttribute('media')
  // Later changes of the document would hide a font that is not reported.
  await pendingRequests.waitUntilIdle()
  await expectFullHeight(page)

  await page.unroute(fonts)
  await root.evaluate(() => {
    const faces = document.getElementById('fonts')
    faces?.setAttribute('media', 'not all')
    faces?.removeAttribute('media')
  })
  const countLoaded = () => root.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
  await expect.poll(countLoaded).toBeGreaterThan(2)
  await expectFullHeight(page)

  await root.evaluate(() => {
    const text = document.querySelector('form[data-page] h1')?.firstChild
    if (!(text instanceof Text)) throw new Error('The heading has no text')
    text.data = 'Pytanie '.repeat(100)
  })
  await expectFullHeight(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
