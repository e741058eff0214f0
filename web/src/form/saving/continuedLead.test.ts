// A later tab continues the lead of another tab of this browser, depending on its status and its expiry.
import { beforeEach, expect, it } from 'vitest'
import { getServerClock } from '../../lib/serverClock.ts'
import { createFakeStorage } from '../../testing/createFakeStorage.ts'
import { flushPendingWork } from '../../testing/flushPendingWork.ts'
import { createSaver, createScriptedLeadServer } from './testing/createScriptedLeadServer.ts'

const server = createScriptedLeadServer()
let values = new Map<string, string>()

beforeEach(() => {
  values = new Map()
})

const saveInTab = async (amount: number, serverDate: string | null = null): Promise<void> => {
  const { answer, saver, store } = createSaver(createFakeStorage(values))
  getServerClock({ store }).note(serverDate)
  answer({ amount })
  saver.save()
  await flushPendingWork()
}

/** Saves in one tab, and changes a value of the shared lead. */
const saveChanged = async (name: string, value: string): Promise<void> => {
  await saveInTab(1000)
  const stored = values.get('sharedLead') ?? ''
  values.set('sharedLead', stored.replace(new RegExp(`"${name}":"[^"]*"`, 'u'), `"${name}":"${value}"`))
}

/** Saves in one tab, changes a value of the shared lead, and saves in a second tab. */
const continueChanged = async (name: string, value: string, serverDate: string | null = null): Promise<void> => {
  await saveChanged(name, value)
  await saveInTab(2000, serverDate)
}

it('continues a lead that is expired only by the device clock', async () => {
  await continueChanged('expiresAt', '2020-01-01T00:00:00.000Z')
  expect(server.state.created).toBe(1)
})

it('stores no expired lead before the server answers, because a reload then would drop the new consents', async () => {
  await saveChanged('expiresAt', '2020-01-01T00:00:00.000Z')
  const { answer, saver, store } = createSaver(createFakeStorage(values))
  const expiries: string[] = []
  store.subscribe(({ leadApplication: { lead } }) => {
    if (lead !== null) expiries.push(lead.expiresAt)
  })
  answer({ amount: 2000 })
  saver.save()
  await flushPendingWork()
  expect(expiries.length).toBeGreaterThan(1)
  expect(expiries.filter((at) => Date.parse(at) <= Date.now())).toEqual([])
})

it.each([
  ['leadStatus', 'rejected'],
  ['expiresAt', '2020-01-01T00:00:00.000Z'],
])('does not continue a lead whose %s is %s once the server time is confirmed', async (name, value) => {
  await continueChanged(name, value, new Date().toUTCString())
  expect(server.state.created).toBe(2)
})
