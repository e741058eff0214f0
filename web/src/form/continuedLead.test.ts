// Whether a later tab continues the lead that another tab of this browser created: its status and its expiry decide.
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

/** A tab that comes later finds the lead of the first one with another value. */
const continueChanged = async (name: string, value: string): Promise<void> => {
  await saveInTab(1000)
  const stored = values.get('sharedLead') ?? ''
  values.set('sharedLead', stored.replace(new RegExp(`"${name}":"[^"]*"`, 'u'), `"${name}":"${value}"`))
  await saveInTab(2000)
}

it('a lead is continued that only the clock of this device calls expired', async () => {
  await continueChanged('expiresAt', '2020-01-01T00:00:00.000Z')
  expect(played.server.created).toBe(1)
})

it.each([
  ['leadStatus', 'rejected'],
  ['expiresAt', '2020-01-01T00:00:00.000Z'],
])('a lead whose %s is %s is not continued once the server confirmed the time', async (name, value) => {
  noteServerTime(new Date().toUTCString())
  await continueChanged(name, value)
  expect(played.server.created).toBe(2)
})
