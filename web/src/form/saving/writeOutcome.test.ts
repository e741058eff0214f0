// The outcome of a write, by the response to it.
import type { Problem } from '@loan/domain/contract/problem'
import { type ProblemType, problemTypes, buildProblemTypeUri } from '@loan/domain/contract/problemTypes'
import { expect, it } from 'vitest'
import type { RequestFailure } from '../../api/request.ts'
import { expiresAt, leadId } from '../../testing/leadFixtures.ts'
import { classifyWriteResult } from './writeOutcome.ts'

const lead = { id: leadId, token: 'token', revision: 3, leadStatus: 'draft', expiresAt }
const draft = { idempotencyKey: 'key', application: {}, revision: 3, submit: false }
const submit = { ...draft, submit: true }

const buildFailure = (type: ProblemType, details: Partial<Problem> = {}): RequestFailure => {
  const httpStatus = problemTypes[type]
  const problem = { type: buildProblemTypeUri(type), title: type, status: httpStatus, traceId: 't', ...details }
  return { outcome: 'http', httpStatus, problem, retryAfterSeconds: null }
}

const newerRevision = buildFailure('older-revision', { revision: 5, writtenWithSameToken: true })
const revisionOfAnotherDevice = buildFailure('older-revision', { revision: 5, writtenWithSameToken: false })
const offline: RequestFailure = { outcome: 'offline' }
const gone = buildFailure('gone')

it.each([
  ['a draft after a newer revision of this browser', draft, newerRevision, 5, { outcome: 'rebased' }],
  ['a submit after a revision that no tab received', submit, newerRevision, 3, { outcome: 'rebased' }],
  ['a submit after a revision of another tab', submit, newerRevision, 5, { outcome: 'conflict', revision: 5 }],
  ['a draft after one of another device', draft, revisionOfAnotherDevice, 3, { outcome: 'conflict', revision: 5 }],
  ['a write of a lead that is gone', draft, gone, 3, { outcome: 'lost', failure: gone }],
  ['a write without a connection', submit, offline, 3, { outcome: 'failed', failure: offline }],
])('classifies %s', (_name, pending, failure, sharedRevision, outcome) => {
  expect(classifyWriteResult(pending, failure, { lead, sharedRevision })).toMatchObject(outcome)
})

it('continues with the newer revision after a rebase', () => {
  expect(classifyWriteResult(draft, newerRevision, { lead, sharedRevision: null })).toEqual({
    outcome: 'rebased',
    lead: { ...lead, revision: 5 },
  })
})

it('does not lose a lead before it is created', () => {
  expect(classifyWriteResult({ ...draft, revision: null }, gone, { lead: null, sharedRevision: null })).toEqual({
    outcome: 'failed',
    failure: gone,
  })
})
