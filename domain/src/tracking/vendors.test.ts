import { describe, expect, it } from 'vitest'
import { canEnforceTrustedTypes, listContentSources, vendorNames, vendors, type VendorSettings } from './vendors.ts'

const all: VendorSettings = Object.fromEntries(
  vendorNames.map((name) => [name, { key: vendors[name].key.example, host: vendors[name].host.default }]),
)

describe('the table of vendors', () => {
  it.each(vendorNames)('has an example key that matches the pattern, and an origin as the host, for %s', (name) => {
    const { key, host } = vendors[name]
    expect(key.example).toMatch(key.pattern)
    expect(new URL(host.default).origin).toBe(host.default)
  })

  it('has unique variables', () => {
    const variables = vendorNames.flatMap((name) => [vendors[name].key.variable, vendors[name].host.variable])
    expect(new Set(variables).size).toBe(variables.length)
  })
})

describe('the sources that a security policy allows', () => {
  it('are empty without a configured vendor', () => {
    expect(listContentSources({})).toEqual({ script: [], connect: [], img: [], frame: [], worker: [] })
  })

  it('contain each host once', () => {
    for (const sources of Object.values(listContentSources(all))) expect(new Set(sources).size).toBe(sources.length)
    expect(listContentSources(all).script).toContain('https://connect.facebook.net')
  })

  it('contain only the hosts of configured vendors', () => {
    const { posthog } = all
    expect(listContentSources(posthog === undefined ? {} : { posthog })).toEqual({
      script: [],
      connect: ['https://eu.i.posthog.com'],
      img: [],
      frame: [],
      worker: [],
    })
  })

  it('contain a custom host in place of all hosts of the vendor', () => {
    const host = 'http://127.0.0.1:20001'
    const sources = listContentSources({ meta: { key: '1', host }, logRocket: { key: 'a/b', host } })
    expect(sources).toEqual({ script: [host], connect: [host], img: [host], frame: [], worker: ['blob:'] })
  })
})

describe('Trusted Types', () => {
  it.each([
    ['no vendor', {}, true],
    ['a vendor without a script', { posthog: all.posthog }, true],
    ['a vendor with a script', { meta: all.meta }, false],
  ] as const)('are enforced with %s: %s', (_who, settings, isEnforced) => {
    expect(canEnforceTrustedTypes(Object.fromEntries(Object.entries(settings)))).toBe(isEnforced)
  })
})
