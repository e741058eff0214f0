// A change from the review that contradicts a later answer: the later answer gets an error until both are consistent.
import { product } from '@loan/domain/products/tukan-pl'
import { expect, it } from 'vitest'
import { createServerClock } from '../../lib/serverClock.ts'
import { validateStoredAnswers } from './validateStoredAnswers.ts'

const clock = createServerClock()

const born = (dateOfBirth: string) => ({ personalDetails: { dateOfBirth, personalCode: '90051512340' } })
const fromServer = { fieldName: 'personalDetails.lastName', code: 'lender-only', message: 'x' }

it('returns an error for a personal code that contradicts the date of birth', async () => {
  expect(await validateStoredAnswers({ product, clock }, born('1990-05-16'), [fromServer])).toEqual([
    fromServer,
    expect.objectContaining({
      fieldName: 'personalDetails.personalCode',
      code: 'pesel-birth-date',
      params: { peselDate: '1990-05-15', dateOfBirth: '1990-05-16' },
    }),
  ])
})

it('removes the error when both are consistent, and keeps errors that only the server finds', async () => {
  const before = await validateStoredAnswers({ product, clock }, born('1990-05-16'), [fromServer])
  expect(await validateStoredAnswers({ product, clock }, born('1990-05-15'), before)).toEqual([fromServer])
})
