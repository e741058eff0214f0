// The policies a product or a lender wants agreed, with their words in one locale.
import type { PolicyText } from '@loan/domain/contract/reference'
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import type { Lender } from '../lenders/lender.ts'
import { fillIn, type LenderPolicyKey, type PolicyWords, type ProductPolicyKey } from './policyText.ts'
import { words as en } from './texts/en.ts'
import { words as es } from './texts/es.ts'
import { words as pl } from './texts/pl.ts'

const wordsByLocale = { en, es, pl } as const satisfies Partial<Record<LocaleKey, PolicyWords>>

const isWritten = (locale: LocaleKey): locale is keyof typeof wordsByLocale => Object.hasOwn(wordsByLocale, locale)

const wordsIn = (locale: LocaleKey): PolicyWords => {
  if (!isWritten(locale)) throw new Error(`There are no policies in ${locale}`)
  return wordsByLocale[locale]
}

const hasWords = (words: PolicyWords, key: string): key is ProductPolicyKey | LenderPolicyKey =>
  Object.hasOwn(words, key)

/** What is to be agreed with a lender; a changed text is a new version. */
const lenderPolicies: Readonly<Record<LenderPolicyKey, { readonly version: string; readonly required: boolean }>> = {
  'lender-terms': { version: '2026-11-20', required: true },
  'credit-database-query': { version: '2026-11-20', required: true },
  'debtor-register-query': { version: '2026-11-20', required: true },
  'lender-marketing': { version: '2026-11-20', required: false },
}

/** A locale of the product; its first one where it does not speak the one asked for. */
export const resolveLocale = (product: Product, locale: string | undefined): LocaleKey =>
  product.locales.find((known) => known === locale) ?? product.locales[0]

/** Throws where a policy of the product has no words. */
export const productPolicies = (product: Product, locale: LocaleKey): PolicyText[] =>
  product.policies.map(({ key, version, required }) => {
    const words = wordsIn(locale)
    if (!hasWords(words, key)) throw new Error(`The policy ${key} has no words`)
    return { key, version, required, ...fillIn(words[key], product.country.code, { brand: product.displayName }) }
  })

export const lenderPoliciesOf = (product: Product, lender: Lender, locale: LocaleKey): PolicyText[] =>
  lender.policies.map((key) => ({
    key,
    ...lenderPolicies[key],
    ...fillIn(wordsIn(locale)[key], product.country.code, { brand: product.displayName, lender: lender.name }),
  }))
