// The height of a frame that is below the visible part of the host's page, where a browser runs no ResizeObserver.
import type { Locator } from '@playwright/test'
import { delayRequests } from './driver/delayRequests.ts'
import { expectFullHeight, getEmbeddedForm } from './driver/embeddedForm.ts'
import { test } from './setup/embedding.ts'
import { expect, phone } from './setup/test.ts'

test.use(phone)

/** Waits until nothing in the document has changed for a second. */
const waitUntilUnchanged = (root: Locator): Promise<void> =>
  root.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 1000)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, 1000)
        }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      }),
  )

test('the height of an unseen frame follows late fonts and changed text', async ({ page, getEmbedding }) => {
  const { host } = await getEmbedding('tukan-pl')
  const release = await delayRequests(page, '**/*.woff2')
  await page.goto(`${host}/below`)
  const root = getEmbeddedForm(page).locator(':root')
  await root.locator('dialog[open]').waitFor()
  await waitUntilUnchanged(root)
  await expectFullHeight(page)
  release()
  await expect
    .poll(() => root.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBeGreaterThan(2)
  await expectFullHeight(page)
  await waitUntilUnchanged(root)
  await root.evaluate(() => {
    const text = document.querySelector('form[data-page] h1')?.firstChild
    if (!(text instanceof Text)) throw new Error('The heading has no text')
    text.data = 'Pytanie '.repeat(100)
  })
  await expectFullHeight(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
