import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logError } from '../../lib/log.ts'
import type { Adapter, AdapterOptions } from './adapter.ts'
import { openLogRocket as openAdapter } from './logRocket.ts'
import { buildEvent, buildAdapterOptions, captureScripts, eventId } from '../testing/adapterFixtures.ts'

const client = {
  init: vi.fn<(key: string, options: unknown) => void>(),
  identify: vi.fn<(id: string, traits: unknown) => void>(),
  track: vi.fn<(name: string, details: unknown) => void>(),
  captureMessage: vi.fn<(message: string, options: unknown) => void>(),
  uninstall: vi.fn<() => void>(),
}

let logged: unknown[][]
let opened: readonly Adapter[] = []

const openLogRocket = async (options: AdapterOptions): Promise<Adapter> => {
  const adapter = await openAdapter(options)
  opened = [...opened, adapter]
  return adapter
}

beforeEach(() => {
  logged = []
  captureScripts()
  vi.resetAllMocks()
  // The library returns this global when it exists.
  Object.assign(window, { LogRocket: { ...client } })
  vi.spyOn(console, 'error').mockImplementation((...adapterOptions) => void logged.push(adapterOptions))
})
afterEach(() => {
  for (const adapter of opened) adapter.stop()
  opened = []
  vi.restoreAllMocks()
})

const adapterOptions = () => buildAdapterOptions('abc123/loans', { sessionId: 'session' })

describe('the session recording', () => {
  // Shows spec 3.58, 4.31, 7.27, 9.40, 9.46
  it('starts once for a session, masked and without the network, and stores a marker', async () => {
    const first = adapterOptions()
    await openLogRocket(first)
    expect(client.init).toHaveBeenCalledTimes(1)
    expect(client.init.mock.calls[0]?.[1]).toMatchObject({
      network: { isEnabled: false },
      console: { isEnabled: false },
      dom: { inputSanitizer: true, textSanitizer: true, imageSanitizer: true, disablePageTitles: true },
      shouldDetectExceptions: false,
      shouldCaptureIP: false,
    })
    expect(first.session.read('logRocket')).toBe('initialised')
    expect(client.identify).toHaveBeenCalledWith('session', { product: 'tukan-pl' })
    await openLogRocket(first)
    expect(client.init).toHaveBeenCalledTimes(1)
  })

  it('continues with a new client after a reload', async () => {
    const first = adapterOptions()
    await openLogRocket(first)
    Object.assign(window, { LogRocket: { ...client } })
    const adapter = await openLogRocket(first)
    expect(client.init).toHaveBeenCalledTimes(2)
    adapter.send(buildEvent('lead-created'))
    expect(client.track).toHaveBeenCalledTimes(1)
  })

  it('receives the name and the properties of events', async () => {
    const adapter = await openLogRocket(adapterOptions())
    adapter.send({ ...buildEvent('page-completed'), page: 'name' })
    expect(client.track).toHaveBeenCalledWith('page-completed', {
      product: 'tukan-pl',
      page: 'name',
      event_id: eventId,
    })
  })

  // Shows spec 8.21
  it('logs its failure to the console', async () => {
    client.init.mockImplementation(() => {
      throw new TypeError('anna@example.com')
    })
    const failing = adapterOptions()
    await openLogRocket(failing)
    expect(logged).toEqual([['Failed to start the session recording', '{"name":"TypeError"}']])
    expect(failing.session.read('logRocket')).toBeNull()
  })
})

describe('error reports', () => {
  // Shows spec 8.20
  it('contain the logged message and details while the marker is stored', async () => {
    const { session, ...rest } = adapterOptions()
    const adapter = await openLogRocket({ session, ...rest })
    logError('Failed to post lead', { outcome: 'timeout' })
    logError('Failed to update lead', 'x'.repeat(1023))
    expect(client.captureMessage.mock.calls).toEqual([
      ['Failed to post lead', { extra: { detail: '{"outcome":"timeout"}' } }],
      ['Failed to update lead', {}],
    ])
    session.remove('logRocket')
    logError('Failed to post lead')
    expect(client.captureMessage).toHaveBeenCalledTimes(2)
    adapter.stop()
    session.write('logRocket', 'initialised')
    logError('Failed to post lead')
    expect(client.captureMessage).toHaveBeenCalledTimes(2)
    expect(client.uninstall).toHaveBeenCalledTimes(1)
  })

  it('never throw', async () => {
    const adapter = await openLogRocket(adapterOptions())
    client.captureMessage.mockImplementation(() => {
      throw new Error('gone')
    })
    expect(() => logError('Failed to post lead')).not.toThrow()
    adapter.stop()
  })
})
