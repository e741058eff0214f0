// The second press of a double one, which reaches the next page when the first press of it submits a page.
import { expect, type Page } from '@playwright/test'

/** Presses the first choice of the page as the second press of a double one. Resolves with false where it has none. */
export const pressChoiceAgain = async (page: Page): Promise<boolean> => {
  const choice = page.locator('form[data-page]').locator('[type="radio"], [type="checkbox"]').first()
  if ((await choice.count()) === 0 || (await choice.isChecked())) return false
  await choice.scrollIntoViewIfNeeded()
  const box = await choice.boundingBox()
  if (box === null) return false
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(choice).not.toBeChecked()
  await choice.click()
  await expect(choice).toBeChecked()
  return true
}
