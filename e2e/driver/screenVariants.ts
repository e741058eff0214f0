// The variants in which the tests check each screen (persona, language, width), with the assertions and screenshots.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Page } from '@playwright/test'
import { fromRoot } from '../../tools/process/root.ts'
import type { ProductPersona } from '../personas/persona.ts'
import { anna } from '../personas/poland.ts'
import { lucia } from '../personas/spain.ts'
import { expectAccessible, expectNoHorizontalScroll, expectTranslated } from './checks.ts'

const isWide = process.env['WIDE'] === '1'

export type ScreenVariant = { readonly persona: ProductPersona; readonly locale: LocaleKey; readonly width: number }

const all: readonly ScreenVariant[] = [
  { persona: anna, locale: 'pl', width: 320 },
  { persona: lucia, locale: 'es', width: 1280 },
  { persona: lucia, locale: 'en', width: 320 },
  { persona: anna, locale: 'en', width: 1280 },
  { persona: anna, locale: 'pl', width: 1280 },
  { persona: lucia, locale: 'es', width: 320 },
]

/** All variants in the full suite, two otherwise. */
export const screenVariants: readonly ScreenVariant[] = isWide ? all : all.slice(0, 2)

/** Asserts accessibility, translations and width. Takes a screenshot in the full suite. */
export const checkScreenVariant = async (
  page: Page,
  { persona, locale, width }: ScreenVariant,
  name: string,
  condition: string,
): Promise<void> => {
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await expectTranslated(page)
  if (!isWide) return
  const folder = `${persona.product}-${locale}`
  await page.screenshot({
    path: fromRoot('e2e', 'screenshots', 'states', folder, String(width), `${name}-${condition}.png`),
    fullPage: true,
  })
}

/** Stores the language, which the page applies at its next load. */
export const storeLocale = (page: Page, locale: LocaleKey): Promise<void> =>
  page.evaluate(
    (language) => localStorage.setItem('uiColors', JSON.stringify({ colors: {}, locale: language })),
    locale,
  )
