// A press on a button that moves while it is pressed, as when an error appears above it.
import { confirmAmount } from './driver/privacyChoices.ts'
import { watchPendingRequests } from './driver/pendingRequests.ts'
import { waitForIdleStart } from './driver/delayedWork.ts'
import { expect, test } from './setup/test.ts'

test('Continue reports the missing answers when it moves during the press', async ({ page, polandServer }) => {
  const pendingRequests = watchPendingRequests(page)
  await page.goto(polandServer.url)
  await confirmAmount(page)
  await waitForIdleStart(page, pendingRequests)
  const button = page.locator('form[data-page] [type="submit"]')
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (box === null) throw new Error('The button is not shown')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await button.evaluate((element) => element.style.setProperty('margin-block-start', '200px'))
  await page.mouse.up()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
})
