import { describe, expect, it } from 'vitest'
import { canEnforceTrustedTypes, contentSourcesOf, vendorNames, vendors, type VendorSettings } from './vendors.ts'

const all: VendorSettings = Object.fromEntries(
  vendorNames.map((name) => [name, { key: vendors[name].key.example, host: vendors[name].host.default }]),
)

describe('the table of vendors', () => {
  it.each(vendorNames)('%s has a key as its own pattern wants it, and an origin for a host', (name) => {
    const { key, host } = vendors[name]
    expect(key.example).toMatch(key.pattern)
    expect(new URL(host.default).origin).toBe(host.default)
  })

  it('has no two with one variable', () => {
    const variables = vendorNames.flatMap((name) => [vendors[name].key.variable, vendors[name].host.variable])
    expect(new Set(variables).size).toBe(variables.length)
  })
})

describe('what a security policy allows', () => {
  it('is nothing where nobody is configured', () => {
    expect(contentSourcesOf({})).toEqual({ script: [], connect: [], img: [], frame: [], worker: [] })
  })

  it('is each host once', () => {
    for (const sources of Object.values(contentSourcesOf(all))) expect(new Set(sources).size).toBe(sources.length)
    expect(contentSourcesOf(all).script).toContain('https://connect.facebook.net')
  })

  it('is the hosts of the configured alone', () => {
    const { posthog } = all
    expect(contentSourcesOf(posthog === undefined ? {} : { posthog })).toEqual({
      script: [],
      connect: ['https://eu.i.posthog.com'],
      img: [],
      frame: [],
      worker: [],
    })
  })

  it('is an own host in place of all of the vendor’s', () => {
    const host = 'http://127.0.0.1:20001'
    const sources = contentSourcesOf({ meta: { key: '1', host }, logRocket: { key: 'a/b', host } })
    expect(sources).toEqual({ script: [host], connect: [host], img: [host], frame: [], worker: ['blob:'] })
  })
})

describe('Trusted Types', () => {
  it.each([
    ['nobody', {}, true],
    ['a vendor without a script', { posthog: all.posthog }, true],
    ['a vendor with one', { meta: all.meta }, false],
  ] as const)('with %s: enforced %s', (_who, settings, isEnforced) => {
    expect(canEnforceTrustedTypes(Object.fromEntries(Object.entries(settings)))).toBe(isEnforced)
  })
})
