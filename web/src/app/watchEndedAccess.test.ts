// Deletes the answers of a device whose application was erased elsewhere, with the real store and storages.
import { leadStatus } from '@loan/domain/contract/lead'
import { buildProblemTypeUri, type ProblemType } from '@loan/domain/contract/problemTypes'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Request } from '../api/request.ts'
import { getClearedData } from '../lib/clearedData.ts'
import { createTestApplication } from '../testing/createTestApplication.ts'
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
    problem: type === null ? null : { type: buildProblemTypeUri(type), title: '', status: 410, traceId: 'none' },
    retryAfterSeconds: null,
  })

describe('a reply about the access of this device', () => {
  let app = createTestApplication()
  beforeEach(() => {
    app = createTestApplication()
    app.store.updateLeadApplication({ lead, progressState: 0 })
    app.store.writeDrafts({ 'personalDetails.firstName': 'Anna' })
    app.storages.local.write('storedLoanApplication', 'Anna')
  })
  const sendRequest = (type: ProblemType | null, leadToken: string) =>
    watchEndedAccess(createRejectingRequest(type), app)(leadStatus, {
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
    expect(app.store.getState().dynamicPages.drafts).toEqual({ 'personalDetails.firstName': 'Anna' })
    expect(getClearedData(app).read()).toBeNull()
  })

  it.each([
    ['erased', 'erased'],
    ['access-ended', 'ended'],
  ] as const)('deletes the answers after the problem %s and announces the reason %s', async (type, reason) => {
    await sendRequest(type, 'own')
    const { dynamicPages, leadApplication } = app.store.getState()
    expect(dynamicPages.drafts).toEqual({})
    expect(leadApplication.lead).toBeNull()
    expect(app.storages.local.read('storedLoanApplication')).toBeNull()
    expect(getClearedData(app).read()).toBe(reason)
  })
})
