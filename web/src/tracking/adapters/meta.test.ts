import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openMeta } from './meta.ts'
import { buildEvent, buildAdapterOptions, captureScripts, eventId, host } from '../testing/adapterFixtures.ts'

const key = '1234567890123456'
const start = [
  ['set', 'autoConfig', false, key],
  ['consent', 'grant'],
  ['init', key],
]
let scripts: readonly HTMLScriptElement[] = []

const queued = (): unknown => Reflect.get(Object(Reflect.get(window, 'fbq')), 'queue')
const forget = () => {
  for (const name of ['fbq', '_fbq']) Reflect.deleteProperty(window, name)
}

beforeEach(() => {
  scripts = captureScripts()
})
afterEach(forget)

describe('Meta', () => {
  it('loads its pixel from the configured host, without automatic reading of fields', async () => {
    await openMeta(buildAdapterOptions(key))
    expect(scripts.map(({ src }) => src)).toEqual([`${host}/en_US/fbevents.js`])
    expect(queued()).toEqual(start)
  })

  // Shows spec 4.58
  it.each([
    ['lead-created', 'Lead'],
    ['lead-submitted', 'CompleteRegistration'],
  ] as const)('receives %s as %s, with its id', async (name, own) => {
    const adapter = await openMeta(buildAdapterOptions(key))
    adapter.send(buildEvent(name))
    expect(queued()).toEqual([...start, ['track', own, {}, { eventID: eventId }]])
  })

  it.each(['visit-started', 'page-completed', 'offer-shown', 'accepted', 'rejected'] as const)(
    'does not receive %s',
    async (name) => {
      const adapter = await openMeta(buildAdapterOptions(key))
      adapter.send(buildEvent(name))
      expect(queued()).toEqual(start)
    },
  )

  // Shows spec 4.59
  it('receives nothing when the pixel is not on the page', async () => {
    const adapter = await openMeta(buildAdapterOptions(key))
    forget()
    expect(() => adapter.send(buildEvent('lead-created'))).not.toThrow()
    expect(Reflect.get(window, 'fbq')).toBeUndefined()
  })

  it('passes calls to the vendor’s script when it has loaded', async () => {
    const adapter = await openMeta(buildAdapterOptions(key))
    const calls: unknown[] = []
    Object.assign(Object(Reflect.get(window, 'fbq')), {
      callMethod: (...args: readonly unknown[]) => calls.push(args),
    })
    adapter.send(buildEvent('lead-created'))
    adapter.stop()
    expect(calls).toEqual([
      ['track', 'Lead', {}, { eventID: eventId }],
      ['consent', 'revoke'],
    ])
  })
})
