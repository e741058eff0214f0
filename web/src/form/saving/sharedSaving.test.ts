// Several tabs and sessions of one browser share one lead, also when a tab is closed during a write.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LeadApplicationSlice } from '../../store/state.ts'
import { createFakeStorage } from '../../testing/createFakeStorage.ts'
import { flushPendingWork } from '../../testing/flushPendingWork.ts'
import { buildProblem } from '../../testing/problems.ts'
import { createSaver, createScriptedLeadServer } from './testing/createScriptedLeadServer.ts'

const server = createScriptedLeadServer()
let values = new Map<string, string>()

beforeEach(() => {
  values = new Map()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const openTab = () => createSaver(createFakeStorage(values))
type Tab = ReturnType<typeof openTab>

/** Closes a tab during a write, so that its reply never arrives. Returns its last lead slice. */
const cutShort = async (tab: Tab, isReceived: boolean): Promise<LeadApplicationSlice> => {
  server.replyNext((write) => {
    if (isReceived) server.write(write)
    return new Promise<never>(() => {})
  })
  await tab.save()
  const left = tab.lead()
  // A closed tab has no state.
  tab.store.clear({})
  return left
}

describe('two tabs that were opened before the first save', () => {
  it('create one lead when both continue at once', async () => {
    const [one, other] = [openTab(), openTab()]
    one.answer({ amount: 1000 })
    other.answer({ amount: 2000 })
    await Promise.all([one.save(), other.save()])
    await flushPendingWork()
    expect(server.state.created).toBe(1)
    expect(one.lead().lead?.id).toBe(other.lead().lead?.id)
    expect(server.writes.at(-1)?.body).toMatchObject({ amount: 2000 })
  })

  it('create one lead in a browser without Web Locks', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const [one, other] = [openTab(), openTab()]
    one.answer({ amount: 1000 })
    other.answer({ amount: 2000 })
    await Promise.all([one.save(), other.save()])
    expect(server.state.created).toBe(1)
  })

  it('submit one application; the second tab takes the state of the first', async () => {
    const [one, other] = [openTab(), openTab()]
    one.answer({ amount: 1000 })
    await one.saver.submit()
    other.answer({ amount: 2000 })
    expect(await other.saver.submit()).toMatchObject({ outcome: 'failed', failure: { httpStatus: 409 } })
    expect(other.lead()).toMatchObject({ progressState: 6, lead: { id: one.lead().lead?.id } })
    expect(server.state.created).toBe(1)
  })

  it('save the answers of the last tab, and return a conflict on submit', async () => {
    const [one, other] = [openTab(), openTab()]
    one.answer({ amount: 1000 })
    await one.save()
    other.answer({ amount: 2000 })
    await other.save()
    one.answer({ amount: 3000 })
    await one.save()
    expect(server.writes.at(-1)?.body).toMatchObject({ amount: 3000 })
    other.answer({ amount: 4000 })
    expect(await other.saver.submit()).toEqual({ outcome: 'conflict', revision: server.state.revision })
  })
})

describe('a tab that crashes during the create', () => {
  it.each([true, false])('leaves one lead for the next session, received: %s', async (isReceived) => {
    const tab = openTab()
    tab.answer({ amount: 1000 })
    await cutShort(tab, isReceived)
    const next = openTab()
    next.answer({ amount: 1000, personalDetails: { firstName: 'Łucja' } })
    expect(await next.saver.submit()).toEqual({ outcome: 'saved' })
    expect(server.state.created).toBe(1)
    expect(server.keys()[1]).toBe(server.keys()[0])
    expect(server.writes.at(-1)?.body).toMatchObject({ personalDetails: { firstName: 'Łucja' } })
  })

  it('stores no personal code on the device, and sends it after the create', async () => {
    const tab = openTab()
    tab.answer({ personalDetails: { firstName: 'Łucja', personalCode: '85071412334' } })
    await tab.save()
    expect([...values.values()].join()).not.toContain('85071412334')
    expect(server.writes.map(({ body }) => body['personalDetails'])).toEqual([
      { firstName: 'Łucja' },
      { firstName: 'Łucja', personalCode: '85071412334' },
    ])
  })

  it('leaves its lead for the next session when the slices were not written', async () => {
    const tab = openTab()
    tab.answer({ amount: 1000 })
    await tab.save()
    tab.store.clear({})
    const next = openTab()
    next.answer({ amount: 2000 })
    await next.save()
    expect(server.listActions()).toEqual(['create', 'update'])
  })
})

describe('a tab that is closed during an update', () => {
  const openTabAfter = async (left: LeadApplicationSlice) => {
    const next = openTab()
    // The copy in local storage has no pending update.
    next.store.updateLeadApplication({ ...left, pendingWrite: null })
    next.answer({ personalDetails: { lastName: 'Żak' } })
    await next.save()
    return next
  }

  it('lets the next session save with an old revision', async () => {
    const tab = openTab()
    tab.answer({ amount: 1000 })
    await tab.save()
    tab.answer({ personalDetails: { firstName: 'Łucja' } })
    const next = await openTabAfter(await cutShort(tab, true))
    expect(server.writes.at(-1)?.body).toMatchObject({ revision: 2, personalDetails: { lastName: 'Żak' } })
    expect(next.lead()).toMatchObject({ pendingWrite: null, lead: { revision: 3 } })
    expect(await next.saver.submit()).toEqual({ outcome: 'saved' })
  })

  it('does not overwrite newer answers of another device', async () => {
    const tab = openTab()
    tab.answer({ amount: 1000 })
    await tab.save()
    tab.answer({ amount: 2000 })
    const left = await cutShort(tab, false)
    Object.assign(server.state, { revision: 7, writtenBy: 'token of another device' })
    const next = await openTabAfter(left)
    expect(next.lead().lead?.revision).toBe(1)
    expect(await next.saver.submit()).toEqual({ outcome: 'conflict', revision: 7 })
  })
})

describe('a tab that is closed during a submit', () => {
  const leaveSending = async (isReceived: boolean) => {
    const tab = openTab()
    tab.answer({ amount: 1000 })
    await tab.save()
    server.replyNext((write) => {
      if (isReceived) server.write(write)
      return new Promise<never>(() => {})
    })
    void tab.saver.submit()
    await flushPendingWork()
    const left = tab.lead()
    tab.store.clear({})
    const next = openTab()
    next.store.updateLeadApplication(left)
    next.store.updatePages({ completed: ['name'] })
    await next.save()
    return next
  }

  it('shows the submitted application in the next session', async () => {
    const next = await leaveSending(true)
    expect(next.lead()).toMatchObject({ progressState: 6, pendingWrite: null, lead: { leadStatus: 'checking' } })
    expect(server.listActions()).toEqual(['create', 'submit'])
  })

  it('submits again under the same key when the applicant submits', async () => {
    const next = await leaveSending(false)
    expect(next.lead()).toMatchObject({ progressState: 0, pendingWrite: { submit: true } })
    expect(await next.saver.submit()).toEqual({ outcome: 'saved' })
    expect(server.listActions()).toEqual(['create', 'submit', 'submit'])
    expect(server.keys()[2]).toBe(server.keys()[1])
  })
})

it('sends the next create under another key after a rejected one', async () => {
  const tab = openTab()
  tab.answer({ amount: 1 })
  server.replyNext(buildProblem('refused', { errors: [] }))
  await tab.save()
  tab.answer({ amount: 1000 })
  await tab.save()
  expect(new Set(server.keys()).size).toBe(2)
  expect(tab.lead().lead).not.toBeNull()
})
