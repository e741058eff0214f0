// Page object of the privacy choices.
import { expect, type Locator, type Page } from '@playwright/test'
import { getText } from './texts.ts'

export const sheetOf = (page: Page): Locator => page.locator('[data-privacy-choices]')

export type PrivacyAnswer = 'accept' | 'refuse' | 'choose' | 'save'

export const pressIn = (page: Page, answer: PrivacyAnswer, locale = 'pl'): Promise<void> =>
  sheetOf(page)
    .getByRole('button', { name: getText(locale, 'privacy-choices', answer), exact: true })
    .click()

/** Waits for the privacy choices and answers them. */
export const answerPrivacy = async (page: Page, answer: 'accept' | 'refuse'): Promise<void> => {
  await pressIn(page, answer)
  await expect(sheetOf(page)).toBeHidden()
}

/** Confirms the modal in front of the first page. */
export const closeAmount = async (page: Page): Promise<void> => {
  const dialog = page.locator('dialog[open]')
  await dialog.locator('[type="submit"]').click()
  await expect(dialog).toBeHidden()
}

export const openPrivacy = async (page: Page): Promise<void> => {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: getText('pl', 'privacy-choices', 'open') })
    .click()
}

/** Asserts that the three buttons have the same size and the same style. */
export const expectSameWeight = async (page: Page): Promise<void> => {
  const looks = await sheetOf(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
        return [Math.round(width), Math.round(height), color, backgroundColor, borderColor, fontSize, fontWeight].join()
      }),
    )
  expect(looks).toHaveLength(3)
  expect(new Set(looks).size, looks.join(' | ')).toBe(1)
}
