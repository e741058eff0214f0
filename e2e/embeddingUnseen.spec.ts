// The height of a frame that is below the visible part of the host's page, where a browser runs no ResizeObserver.
import type { Locator } from '@playwright/test'
import { delayRequests } from './driver/delayRequests.ts'
import { expectFullHeight, getEmbeddedForm } from './driver/embeddedForm.ts'
import { test } from './setup/embedding.ts'
import { expect, phone } from './setup/test.ts'

test.use(phone)

/** Waits until the document has not changed for a second. */
const waitUntilUnchanged = async (root: Locator): Promise<void> => {
  const changes = await root.evaluateHandle(() => {
    const counted = { count: 0 }
    new MutationObserver(() => {
      counted.count += 1
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    return counted
  })
  let before = -1
  const hasChanged = async () => {
    const { count } = await changes.jsonValue()
    const changed = count !== before
    before = count
    return changed
  }
  await expect.poll(hasChanged, { intervals: [1000], timeout: 30_000 }).toBe(false)
}

test('the height of an unseen frame follows late fonts and changed text', async ({ page, getEmbedding }) => {
  const { host } = await getEmbedding('tukan-pl')
  const release = await delayRequests(page, '**/*.woff2')
  await page.goto(`${host}/below`)
  const root = getEmbeddedForm(page).locator(':root')
  await root.locator('dialog[open]').waitFor()
  // A later change of the document would hide a font that is not reported.
  await waitUntilUnchanged(root)
  await expectFullHeight(page)

  release()
  const countLoaded = () => root.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
  await expect.poll(countLoaded).toBeGreaterThan(2)
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
