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
    const { resume, accepted } = getMessageTexts(locale)
    expect(resume(product.displayName, 'help@x.example').note).toContain('help@x.example')
    const { subject, text } = accepted(product.displayName, { lender: 'Example Lender', amount: '1,234.00' })
    expect(subject).toContain('Example Lender')
    expect(text).toContain('1,234.00')
  })

  it('use the product’s first locale as default', () => {
    expect(resolveLocale(products['tukan-pl'], 'es')).toBe('pl')
    expect(resolveLocale(products['tukan-es'], undefined)).toBe('es')
  })

  it.each([
    ['vireo-mx', 'mx', 'WhatsApp', '2026-11-25'],
    ['vireo-mx', 'en', 'WhatsApp', '2026-11-25'],
    ['vireo-co', 'co', 'WhatsApp', '2026-11-25'],
    ['vireo-co', 'en', 'WhatsApp', '2026-11-25'],
    ['vireo-vn', 'vn', 'Zalo', '2026-11-25'],
    ['vireo-vn', 'en', 'Zalo', '2026-11-25'],
  ] as const)('of %s in %s name %s in one text, which has its own version', (id, locale, app, version) => {
    const policies = buildProductPolicies(products[id], locale).filter(({ text }) => text.includes(app))
    expect(policies.map((policy) => [policy.key, policy.version])).toEqual([['marketing-text', version]])
  })

  it('of a country without a messaging app name no app', () => {
    const texts = buildProductPolicies(products['tukan-es'], 'en').map(({ text }) => text)
    expect(texts.join(' ')).not.toMatch(/WhatsApp|Zalo/u)
  })
})
