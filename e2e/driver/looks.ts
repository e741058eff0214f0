// How screens are looked at: who, in which language, how wide; what must hold of each, and a picture of it.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Page } from '@playwright/test'
import { fromRoot } from '../../tools/process/root.ts'
import type { Persona } from '../personas/persona.ts'
import { anna } from '../personas/poland.ts'
import { lucia } from '../personas/spain.ts'
import { expectAccessible, expectNoSidewaysScroll, expectTranslated } from './checks.ts'

const isWide = process.env['WIDE'] === '1'

export type Look = { readonly persona: Persona; readonly locale: LocaleKey; readonly width: number }

const all: readonly Look[] = [
  { persona: anna, locale: 'pl', width: 320 },
  { persona: lucia, locale: 'es', width: 1280 },
  { persona: lucia, locale: 'en', width: 320 },
  { persona: anna, locale: 'en', width: 1280 },
  { persona: anna, locale: 'pl', width: 1280 },
  { persona: lucia, locale: 'es', width: 320 },
]

/** In the wide sweep every one. */
export const looks: readonly Look[] = isWide ? all : all.slice(0, 2)

/** Axe, words, nothing wider than the window; in the wide sweep a picture. */
export const checkLook = async (
  page: Page,
  { persona, locale, width }: Look,
  name: string,
  condition: string,
): Promise<void> => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectTranslated(page)
  if (!isWide) return
  const folder = `${persona.product}-${locale}`
  await page.screenshot({
    path: fromRoot('e2e', 'screenshots', 'states', folder, String(width), `${name}-${condition}.png`),
    fullPage: true,
  })
}

/** The page speaks the language from its next load on. */
export const speak = (page: Page, locale: LocaleKey): Promise<void> =>
  page.evaluate(
    (language) => localStorage.setItem('uiColors', JSON.stringify({ colors: {}, locale: language })),
    locale,
  )
