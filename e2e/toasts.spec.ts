// How a toast closes (spec 2.40 to 2.45, 9.23, 9.24): automatically after 3000 ms, not while the pointer is over it,
// and when it is dragged by 80 percent of its width.
import type { Page } from '@playwright/test'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { lucia } from './personas/spain.ts'
import type { TestServer } from './setup/server.ts'
import { expect, test } from './setup/test.ts'

const getToast = (page: Page) => page.locator('.Toastify__toast')

const showToast = async (page: Page, server: TestServer): Promise<void> => {
  await openPageAt(page, server, withUniqueEmail(lucia), 'income-details')
  await page.getByRole('button', { name: getText('es', 'clear-data', 'action') }).click()
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: getText('es', 'clear-data', 'confirm') })
    .click()
}

test('a toast covers neither the language switch nor the back link on small phones', async ({ page, getServer }) => {
  await page.route('**/assets/texts-*/en/**', (route) => route.fulfill({ status: 404 }))
  await openPageAt(page, await getServer(lucia.product), withUniqueEmail(lucia), 'income-details')
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 640 })
    await page.getByRole('button', { name: 'English' }).click()
    await getToast(page).last().waitFor()
    const covered = await page.evaluate(() => {
      const toasts = Array.from(document.querySelectorAll('.Toastify__toast'), (one) => one.getBoundingClientRect())
      return Array.from(document.querySelectorAll('header a, header button, main a'), (link) => {
        // Measures the text, because a link may be as wide as the page.
        const getText = document.createRange()
        getText.selectNodeContents(link)
        const { left, right, top, bottom } = getText.getBoundingClientRect()
        const isUnder = toasts.some(
          (toast) => left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom,
        )
        return isUnder ? link.textContent : null
      }).filter((text) => text !== null)
    })
    expect(covered, `covered at ${width} pixels`).toEqual([])
    await getToast(page).last().click()
    await expect(getToast(page)).toHaveCount(0)
  }
})

// Shows spec 2.41, 9.23
test('a toast closes automatically after three seconds', async ({ page, getServer }) => {
  await page.addInitScript(() => {
    const times: number[] = []
    Object.assign(window, { noticeTimes: times })
    new MutationObserver(() => {
      const isThere = document.querySelector('.Toastify__toast') !== null
      if (isThere === (times.length % 2 === 0)) times.push(performance.now())
    }).observe(document, { subtree: true, childList: true })
  })
  await showToast(page, await getServer(lucia.product))
  const readDurationMs = () =>
    page.evaluate(() => {
      const times: unknown = Reflect.get(window, 'noticeTimes')
      const [from = 0, to = 0] = Array.isArray(times) ? times.map(Number) : []
      return to - from
    })
  await expect.poll(readDurationMs).toBeGreaterThan(0)
  expect(await readDurationMs()).toBeGreaterThan(2950)
  // The default of the library is five seconds.
  expect(await readDurationMs()).toBeLessThan(4500)
})

// Shows spec 2.43
test('a toast stays while the pointer is over it', async ({ page, getServer }) => {
  await showToast(page, await getServer(lucia.product))
  await getToast(page).hover()
  // The end of this animation closes the toast.
  await expect(getToast(page).locator('.Toastify__progress-bar')).toHaveCSS('animation-play-state', 'paused')
  await expect(getToast(page)).toBeVisible()
  await page.mouse.move(0, 500)
  await expect(getToast(page)).toBeHidden()
})

for (const kind of ['mouse', 'finger'] as const) {
  // Shows spec 2.44, 9.24
  test(`a ${kind} dismisses a toast by a drag of 85 percent of its width, not of 75 percent`, async ({
    page,
    getServer,
  }) => {
    await showToast(page, await getServer(lucia.product))
    await getToast(page).hover()
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const drag = async (share: number) => {
      const box = await getToast(page).boundingBox()
      if (box === null) throw new Error('There is no toast')
      const [x, y] = [box.x + 10, box.y + box.height / 2]
      const positions = Array.from({ length: 8 }, (_, step) => x + (box.width * share * (step + 1)) / 8)
      if (kind === 'mouse') {
        await page.mouse.move(x, y)
        await page.mouse.down()
        for (const position of positions) await page.mouse.move(position, y)
        const dragged = await getToast(page).boundingBox()
        expect((dragged?.x ?? 0) - box.x, 'the toast follows the pointer').toBeCloseTo(box.width * share, 0)
        await page.mouse.up()
      } else {
        await touch('touchStart', x, y)
        for (const position of positions) await touch('touchMove', position, y)
        await touch('touchEnd')
      }
    }
    const xBefore = (await getToast(page).boundingBox())?.x
    await drag(0.75)
    // A toast that stays returns to its place; a dismissed one leaves from where it was dragged to.
    await expect.poll(async () => (await getToast(page).boundingBox())?.x).toBe(xBefore)
    await getToast(page).hover()
    await drag(0.85)
    await expect(getToast(page)).toHaveCount(0, { timeout: 1500 })
  })
}
