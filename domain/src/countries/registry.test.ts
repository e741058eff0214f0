// Every country there is, in what any country must hold.
import { describe, expect, it } from 'vitest'
import { polishContext } from '../testing/context.ts'
import type { Country } from './country.ts'
import { noticeSources } from './noticeSources.ts'
import { countries } from './registry.ts'

const rows: readonly (readonly [string, Country])[] = Object.entries(countries)

describe.each(rows)('%s', (code, country) => {
  it('stands under its own code', () => {
    expect(country.code).toBe(code)
  })
  it('has language tags that Intl knows', () => {
    for (const tag of Object.values(country.languageTags)) {
      expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag])
    }
  })
  it('has a symbol that is also what Intl writes', () => {
    const [tag] = Object.values(country.languageTags)
    const parts = new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: country.currency.code,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(1)
    expect(parts.find(({ type }) => type === 'currency')?.value).toBe(country.currency.symbol)
  })
  it('orders day, month and year each once', () => {
    expect([...country.dateOrder].toSorted()).toEqual(['day', 'month', 'year'])
  })
  it.each(Object.entries(country.options))(
    'offers %s without a key twice, each with its label',
    (_name, { keys, labels }) => {
      expect(keys.length).toBeGreaterThan(1)
      expect(new Set(keys).size).toBe(keys.length)
      if (typeof labels === 'object') expect(Object.keys(labels)).toEqual([...keys])
    },
  )
  it('puts itself first among citizenships, which Intl can all name', () => {
    const { keys } = country.options.citizenship
    expect(keys[0]).toBe(code)
    expect(keys).toHaveLength(249)
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(keys.filter((key) => names.of(key) === undefined)).toEqual([])
  })
  it('takes adults only', () => {
    expect(country.minimumAge).toBeGreaterThanOrEqual(18)
  })
  it('has versioned notices, no key twice, the warning in sight on every page', () => {
    const { notices } = country
    expect(new Set(notices.map(({ key }) => key)).size).toBe(notices.length)
    for (const { version, where } of notices) {
      expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/u)
      expect(where.length).toBeGreaterThan(0)
    }
    expect(notices.find(({ key }) => key === 'borrowing-costs-money')?.where).toContain('pages')
  })
  it('has rules for phone and IBAN that know its own', async () => {
    await Promise.all([country.rules.phone.load?.(), country.rules.iban.load?.()])
    expect(country.rules.phone.check('+12125550123', polishContext())?.code).toBe('phone-invalid-country')
    expect(country.rules.iban.check('GB29NWBK60161331926819', polishContext())?.code).toBe('iban-country')
  })
})

describe('the constants of the specification', () => {
  it('for Poland', () => {
    const { currency, phonePrefix, debtLimits, options } = countries.PL
    expect([currency.symbol, phonePrefix]).toEqual(['zł', '+48'])
    expect(debtLimits).toEqual({ overdueMax: 1000, totalMax: 500_000 })
    expect(options.province.keys).toHaveLength(16)
  })
  it('for Spain', () => {
    expect(countries.ES.options.province.keys).toHaveLength(52)
  })
})

describe('legal notices', () => {
  it.each(Object.entries(countries))('%s names the law behind each', (code, { notices }) => {
    const sources = Object.entries(noticeSources).find(([other]) => other === code)?.[1] ?? {}
    expect(Object.keys(sources).toSorted()).toEqual(notices.map(({ key }) => key).toSorted())
  })
})
