import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeStorage } from '../testing/createFakeStorage.ts'
import { clearSession, openSession } from './session.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const earlier = '2026-11-20T08:00:00.000Z'
const stored = '0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c6d'
const other = '1c8b4f6e-7e2d-4b3c-8d4e-2f3a4b5c6d7e'
const uuid = /^[0-9a-f-]{36}$/u

let storedTexts = new Map<string, string>()
const storage = () => createFakeStorage(storedTexts)

beforeEach(() => {
  storedTexts = new Map([
    ['sessionId', stored],
    ['sessionStartedAt', earlier],
  ])
})

describe('a stored session', () => {
  // Shows spec 4.26, 5.18
  it.each([[undefined], [stored], ['not-a-uuid'], [`${other}x`], ['']])(
    'is reused when the URL has the id %s',
    (id) => {
      expect(openSession(storage(), { id }, now)).toEqual({ id: stored, startedAt: earlier, isNew: false })
    },
  )

  // Shows spec 3.60, 4.28, 4.29
  it('is replaced by the session that the URL names', () => {
    expect(openSession(storage(), { id: other }, now)).toEqual({ id: other, startedAt: now.toISOString(), isNew: true })
    expect(Object.fromEntries(storedTexts)).toEqual({
      sessionId: other,
      sessionStartedAt: now.toISOString(),
      sessionUrl: `${window.location.origin}/`,
      newSessionFlag: 'true',
    })
  })

  // Shows spec 4.27
  it('is replaced when a new one is forced', () => {
    const session = openSession(storage(), { isForced: true }, now)
    expect(session.id).toMatch(uuid)
    expect(session).toMatchObject({ startedAt: now.toISOString(), isNew: true })
    expect(session.id).not.toBe(stored)
  })

  it('is replaced with all its keys after expiryHours', () => {
    const started = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 3_600_000).toISOString()
    storedTexts.set('sessionAcceptedRedirected', 'true')
    storedTexts.set('sessionStartedAt', started(23))
    expect(openSession(storage(), { expiryHours: 24 }, now).id).toBe(stored)
    storedTexts.set('sessionStartedAt', started(25))
    const session = openSession(storage(), { expiryHours: 24 }, now)
    expect(session).toMatchObject({ startedAt: now.toISOString(), isNew: true })
    expect(session.id).not.toBe(stored)
    expect(storedTexts.has('sessionAcceptedRedirected')).toBe(false)
    expect(openSession(storage(), { expiryHours: 24 }, now).id).toBe(session.id)
  })

  // Shows spec 3.66, 4.30
  it('is new until it is cleared', () => {
    openSession(storage(), { isForced: true }, now)
    expect(openSession(storage(), {}, now).isNew).toBe(true)
    storedTexts.set('sessionAcceptedRedirected', 'true')
    clearSession(storage())
    expect(storedTexts.size).toBe(0)
  })
})

// Shows spec 3.46, 3.47, 3.67
it.each([
  ['no id', { sessionStartedAt: earlier }],
  ['an invalid id', { sessionId: '<script>', sessionStartedAt: earlier }],
  ['no start', { sessionId: stored }],
  ['an invalid start', { sessionId: stored, sessionStartedAt: 'yesterday' }],
])('starts a new session when the storage has %s', (_what, values) => {
  storedTexts = new Map(Object.entries(values))
  expect(openSession(storage(), {}, now)).toMatchObject({ startedAt: now.toISOString(), isNew: true })
  expect(storedTexts.get('sessionId')).toMatch(uuid)
})
