import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { lenders } from '../sandbox/lenders.ts'
import { getMessageTexts } from '../messages/messageTexts.ts'
import { buildLenderPolicies, buildProductPolicies, resolveLocale } from './policies.ts'

const localeCases = Object.values(products).flatMap((product) =>
  product.locales.map((locale) => ({ product, locale, id: product.id })),
)

describe('policies', () => {
  // Shows spec 7.9
  it.each(localeCases)('of $id have texts in $locale', ({ product, locale }) => {
    const texts = buildProductPolicies(product, locale)
    expect(texts.map(({ key, version }) => [key, version])).toEqual(
      product.policies.map(({ key, version }) => [key, version]),
    )
    for (const { title, text } of texts) {
      expect(title.length).toBeGreaterThan(5)
      expect(`${title} ${text}`).not.toMatch(/\{\{|\}\}|undefined/u)
      expect(`${title} ${text}`).toContain(product.displayName)
    }
  })

  it.each(localeCases)('of the lenders of $id have texts in $locale', ({ product, locale }) => {
    for (const lender of lenders.filter(({ country }) => country === product.country.code)) {
      for (const { title, text } of buildLenderPolicies(product, lender, locale)) {
        expect(`${title} ${text}`).not.toMatch(/\{\{|\}\}|undefined/u)
        expect(`${title} ${text}`).toContain(lender.name)
      }
    }
  })

  it.each(localeCases)('have message texts in the same locale: $locale ($id)', ({ product, locale }) => {
    expect(getMessageTexts(locale).codeText(product.displayName, '123456')).toContain('123456')
    expect(getMessageTexts(locale).resumeText(product.displayName, 'https://x.example')).toContain('https://x.example')
  })

  it('use the product’s first locale as default', () => {
    expect(resolveLocale(products['tukan-pl'], 'es')).toBe('pl')
    expect(resolveLocale(products['tukan-es'], undefined)).toBe('es')
  })
})
