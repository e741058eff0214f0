import { vendorNames, vendors } from '@loan/domain/tracking/vendors'
import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'
import { vendorVariables } from './vendorVariables.ts'

describe('the vendors of the environment', () => {
  it('are none by default', () => {
    expect(parseConfig({}).vendors).toEqual({})
  })

  // Shows spec 7.28
  it('have a variable for each key and host of the table, and no other', () => {
    const named = vendorNames.flatMap((name) => [vendors[name].key.variable, vendors[name].host.variable])
    expect(Object.keys(vendorVariables).toSorted()).toEqual(named.toSorted())
  })

  it.each(vendorNames)('contain %s when its key is set, with the default or another host', (name) => {
    const { key, host } = vendors[name]
    expect(parseConfig({ [key.variable]: key.example }).vendors).toEqual({
      [name]: { key: key.example, host: host.default },
    })
    expect(parseConfig({ [key.variable]: key.example, [host.variable]: 'http://localhost:20001' }).vendors).toEqual({
      [name]: { key: key.example, host: 'http://localhost:20001' },
    })
    expect(parseConfig({ [host.variable]: 'http://localhost:20001' }).vendors).toEqual({})
  })

  it.each([
    ['TAG_MANAGER_ID', '123', 'TAG_MANAGER_ID should be a key like GTM-ABC1234, not "123"'],
    ['META_PIXEL_ID', '1"><script>', 'META_PIXEL_ID should be a key like 1234567890123456'],
    ['META_HOST', 'https://x.example/', 'META_HOST should be an origin like https://connect.facebook.net'],
    ['META_HOST', 'data:text/javascript,1', 'META_HOST should be an origin like https://connect.facebook.net'],
    ['POSTHOG_HOST', "https://x.example;'none'", 'POSTHOG_HOST should be an origin like https://eu.i.posthog.com'],
  ])('reject %s=%s', (name, value, message) => {
    expect(() => parseConfig({ [name]: value })).toThrow(message)
  })
})
