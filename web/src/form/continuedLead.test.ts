// When a later tab continues the lead of another tab of this browser: depends on its status and its expiry.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteServerTime } from '../lib/serverClock.ts'
import { openLocal, openSaver, playLeadServer, settle } from './playLeadServer.ts'

let played = playLeadServer()
let values = new Map<string, string>()

beforeEach(() => {
  played = playLeadServer()
  values = new Map()
  vi.stubGlobal('fetch', played.fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const saveInTab = async (amount: number): Promise<void> => {
  const { answer, saver } = openSaver(openLocal(values))
  answer({ amount })
  saver.save()
  await settle()
}

/** Saves in one tab, changes a value of the shared lead, and saves in a second tab. */
const continueChanged = async (name: string, value: string): Promise<void> => {
  await saveInTab(1000)
  const stored = values.get('sharedLead') ?? ''
  values.set('sharedLead', stored.replace(new RegExp(`"${name}":"[^"]*"`, 'u'), `"${name}":"${value}"`))
  await saveInTab(2000)
}

it('continues a lead that is expired only by the device clock', async () => {
  await continueChanged('expiresAt', '2020-01-01T00:00:00.000Z')
  expect(played.server.created).toBe(1)
})

it.each([
  ['leadStatus', 'rejected'],
  ['expiresAt', '2020-01-01T00:00:00.000Z'],
])('does not continue a lead whose %s is %s once the server time is confirmed', async (name, value) => {
  noteServerTime(new Date().toUTCString())
  await continueChanged(name, value)
  expect(played.server.created).toBe(2)
})
