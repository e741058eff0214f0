import type { Problem } from '@loan/domain/contract/problem'
import { expect, it } from 'vitest'
import { findRejectedFields } from './rejectedFields.ts'
import type { RequestFailure } from './request.ts'

const rejection = (errors?: Problem['errors']): RequestFailure => ({
  outcome: 'http',
  httpStatus: 422,
  problem: { type: 'urn:loan:problem:refused', title: 't', status: 422, traceId: 't', ...(errors && { errors }) },
  retryAfterSeconds: null,
})
const field = { fieldName: 'contactDetails.email', code: 'email', message: 'm', pointer: '/contactDetails/email' }

it('finds the rejected fields of a problem, without their pointers', () => {
  expect(findRejectedFields(rejection([field]))).toEqual([
    { fieldName: 'contactDetails.email', code: 'email', message: 'm' },
  ])
})

it.each<readonly [string, RequestFailure]>([
  ['a problem without field errors', rejection()],
  ["a proxy's page", { outcome: 'http', httpStatus: 422, problem: null, retryAfterSeconds: null }],
  ['a lost connection', { outcome: 'offline' }],
])('finds no field in %s', (_name, failure) => {
  expect(findRejectedFields(failure)).toEqual([])
})
