// Deletes the answers of a device whose application was erased elsewhere, with the real store and storages.
import { leadStatus } from '@loan/domain/contract/lead'
import { problemTypeUri, type ProblemType } from '@loan/domain/contract/problemTypes'
import { product } from '@loan/domain/products/tukan-pl'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Request } from '../api/request.ts'
import { readForgotten } from '../lib/forgotten.ts'
import { openStorage } from '../lib/storage.ts'
import { playApplication } from '../context/playApplication.ts'
import { watchEndedAccess } from './watchEndedAccess.ts'

const lead = {
  id: '00000000-0000-4000-8000-000000000000',
  token: 'own',
  revision: 1,
  leadStatus: 'draft',
  expiresAt: '2030-01-01T00:00:00.000Z',
}

const createRejectingRequest =
  (type: ProblemType | null): Request =>
  async () => ({
    outcome: 'http',
    httpStatus: 410,
    problem: type === null ? null : { type: problemTypeUri(type), title: '', status: 410, traceId: 'none' },
    retryAfterSeconds: null,
  })

const createMemoryStorage = () => {
  const values = new Map<string, string>()
  return openStorage('local', () => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }))
}

describe('a reply about the access of this device', () => {
  let application = playApplication(product)
  beforeEach(() => {
    application = {
      ...playApplication(product),
      storages: { session: createMemoryStorage(), local: createMemoryStorage() },
    }
    application.store.updateLead({ lead, progressState: 0 })
    application.store.writeDrafts({ 'personalDetails.firstName': 'Anna' })
    application.storages.local.write('storedLoanApplication', 'Anna')
  })
  const sendRequest = (type: ProblemType | null, leadToken: string) =>
    watchEndedAccess(createRejectingRequest(type), () => application)(leadStatus, {
      params: { id: lead.id },
      leadToken,
    })

  it.each([
    ['gone', 'own'],
    ['not-found', 'own'],
    [null, 'own'],
    ['erased', 'another'],
  ] as const)('keeps the answers after the problem %s for the token %s', async (type, token) => {
    await sendRequest(type, token)
    expect(application.store.getState().dynamicPages.drafts).toEqual({ 'personalDetails.firstName': 'Anna' })
    expect(readForgotten()).toBeNull()
  })

  it.each([
    ['erased', 'erased'],
    ['access-ended', 'ended'],
  ] as const)('deletes the answers after the problem %s and announces the reason %s', async (type, reason) => {
    await sendRequest(type, 'own')
    const { dynamicPages, leadApplication } = application.store.getState()
    expect(dynamicPages.drafts).toEqual({})
    expect(leadApplication.lead).toBeNull()
    expect(application.storages.local.read('storedLoanApplication')).toBeNull()
    expect(readForgotten()).toBe(reason)
  })
})
