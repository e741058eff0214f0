// Requirements on every country.
import { describe, expect, it } from 'vitest'
import { whenEarning, whenEmployed, whenPaid, whenTemporary } from '../data-points/incomeSources.ts'
import type { When } from '../data-points/when.ts'
import { createCountryContext } from '../testing/context.ts'
import type { Country } from './country.ts'
import type { IncomeGroup } from '../data-points/incomeGroups.ts'
import { noticeSources } from './noticeSources.ts'
import { countries } from './registry.ts'
import { findLoadedRule, loadRule, type Rule } from '../rules/rule.ts'

const rows: readonly (readonly [string, Country])[] = Object.entries(countries)

describe.each(rows)('%s', (code, country) => {
  it('is registered under its own code', () => {
    expect(country.code).toBe(code)
  })
  it('has language tags that Intl supports', () => {
    for (const tag of Object.values(country.languageTags)) {
      expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag])
    }
  })
  it('has the currency symbol that Intl formats', () => {
    const [tag] = Object.values(country.languageTags)
    const tokens = new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: country.currency.code,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(1)
    expect(tokens.find(({ type }) => type === 'currency')?.value).toBe(country.currency.symbol)
    expect(tokens[0]?.type === 'currency').toBe(country.currency.symbolFirst === true)
  })
  it('has day, month and year once each in its date order', () => {
    expect([...country.dateOrder].toSorted()).toEqual(['day', 'month', 'year'])
  })
  it.each(Object.entries(country.options))('has each key of %s once and with a label', (_name, { keys, labels }) => {
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(keys.length)
    if (typeof labels === 'object') expect(Object.keys(labels)).toEqual([...keys])
  })
  it('has itself first among citizenships, which all have a name in Intl', () => {
    const { keys } = country.options.citizenship
    expect(keys[0]).toBe(code)
    expect(keys).toHaveLength(249)
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(keys.filter((key) => names.of(key) === undefined)).toEqual([])
  })
  it('requires adults', () => {
    expect(country.minimumAge).toBeGreaterThanOrEqual(18)
  })
  it('has versioned notices with unique keys', () => {
    const { notices } = country
    expect(new Set(notices.map(({ key }) => key)).size).toBe(notices.length)
    for (const { version, where } of notices) {
      expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/u)
      expect(where.length).toBeGreaterThan(0)
    }
  })
  it('has no notice twice on a page: in the footer, and in the page but for the review, where the footer omits it', () => {
    const inFooter = country.notices.filter(({ where }) => where.some((one) => one.startsWith('footer')))
    expect(inFooter.length).toBeGreaterThan(0)
    for (const { key, where } of inFooter) {
      expect(
        where.filter((one) => !one.startsWith('before-submit')),
        key,
      ).toHaveLength(1)
    }
  })
  it('has the notice whose first sentence the folded footer shows', () => {
    expect(country.notices.find(({ key }) => key === 'credit-intermediary')?.where).toEqual(['footer'])
  })
  it('has help with debts and every database with a link or a number', async () => {
    const { debts, databases } = await country.loadHelp()
    expect(debts.length).toBeGreaterThan(0)
    expect(databases.length).toBeGreaterThan(0)
    for (const { url, phone } of [...debts, ...databases]) expect(url ?? phone).toBeDefined()
    for (const { url } of databases) expect(url).toMatch(/^https:/u)
  })
  it('rejects phone and account numbers of another country', async () => {
    const { phone, iban } = country.rules
    await Promise.all([loadRule(phone), loadRule(iban)])
    const check = (rule: Rule, value: string) =>
      findLoadedRule(rule, value)?.check(value, createCountryContext(country))
    expect(check(phone, '+12125550123')?.code).toBe('phone-invalid-country')
    expect(check(iban, 'GB29NWBK60161331926819')?.code).toBeDefined()
  })
  it('has its sources of income in the groups that all countries share', () => {
    const { keys } = country.options.incomeSource
    const shared: Readonly<Record<IncomeGroup, When>> = {
      employed: whenEmployed,
      earning: whenEarning,
      temporary: whenTemporary,
      paid: whenPaid,
    }
    for (const [group, own] of Object.entries(country.incomeGroups)) {
      expect(keys, group).toEqual(expect.arrayContaining([...own]))
    }
    for (const [group, [condition]] of Object.entries(shared)) {
      const own = Object.entries(country.incomeGroups).find(([name]) => name === group)?.[1] ?? []
      expect(keys.filter((key) => condition.isOneOf.includes(key)).toSorted()).toEqual([...own].toSorted())
    }
  })
})

// Shows spec 1.9
describe('the values that the specification fixes', () => {
  // Shows spec 1.13, 9.20, 9.21
  it('are set for Poland', () => {
    const { currency, phonePrefix, debtLimits, options } = countries.PL
    expect([currency.symbol, phonePrefix]).toEqual(['zł', '+48'])
    expect(debtLimits).toEqual({ overdueMax: 1000, totalMax: 500_000 })
    expect(options.province.keys).toHaveLength(16)
  })
  it.each([
    ['CO', 33],
    ['DE', 16],
    ['ES', 52],
    ['MX', 32],
    ['PH', 83],
    ['RO', 42],
    ['VN', 34],
  ] as const)('give %s %i first-level units', (code, units) => {
    expect(countries[code].options.province.keys).toHaveLength(units)
  })
})

describe('legal notices', () => {
  it.each(['DE', 'ES', 'PL', 'RO'] as const)('warn on every page in %s', (code) => {
    const warning = countries[code].notices.find(({ key }) => key === 'borrowing-costs-money')
    expect(warning?.where).toEqual(expect.arrayContaining(['amount', 'pages', 'offer-figures']))
  })
  it.each(Object.entries(countries))('have a law behind each of them in %s', (code, { notices }) => {
    const sources = Object.entries(noticeSources).find(([other]) => other === code)?.[1] ?? {}
    expect(Object.keys(sources).toSorted()).toEqual(notices.map(({ key }) => key).toSorted())
  })
})
