// Page object of the privacy choices.
import { expect, type Locator, type Page } from '@playwright/test'
import { getText } from './texts.ts'

export const getPrivacySheet = (page: Page): Locator => page.locator('[data-privacy-choices]')

export type PrivacyAnswer = 'accept' | 'decline' | 'choose' | 'save'

export const pressPrivacyButton = (page: Page, answer: PrivacyAnswer, locale = 'pl'): Promise<void> =>
  getPrivacySheet(page)
    .getByRole('button', { name: getText(locale, 'privacy-choices', answer), exact: true })
    .click()

/** Waits for the privacy choices and answers them. */
export const answerPrivacyChoices = async (page: Page, answer: 'accept' | 'decline'): Promise<void> => {
  await pressPrivacyButton(page, answer)
  await expect(getPrivacySheet(page)).toBeHidden()
}

/** Confirms the modal in front of the first page. */
export const confirmAmount = async (page: Page): Promise<void> => {
  const dialog = page.locator('dialog[open]')
  await dialog.locator('[type="submit"]').click()
  await expect(dialog).toBeHidden()
}

/** Opens the page and waits for the privacy choices. */
export const openWithChoices = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await confirmAmount(page)
  await expect(getPrivacySheet(page)).toBeVisible()
}

export const openPrivacyChoices = async (page: Page): Promise<void> => {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: getText('pl', 'privacy-choices', 'open') })
    .click()
}

/** Asserts that the three buttons have the same size and the same style. */
export const expectEqualProminence = async (page: Page): Promise<void> => {
  const buttonStyles = await getPrivacySheet(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
        return [Math.round(width), Math.round(height), color, backgroundColor, borderColor, fontSize, fontWeight].join()
      }),
    )
  expect(buttonStyles).toHaveLength(3)
  expect(new Set(buttonStyles).size, buttonStyles.join(' | ')).toBe(1)
}
