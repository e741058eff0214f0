// The earlier of two answers was changed from the review: the later one is told, and forgotten once they fit again.
import { product } from '@loan/domain/products/tukan-pl'
import { expect, it } from 'vitest'
import { validateStoredAnswers } from './validateStoredAnswers.ts'

const born = (dateOfBirth: string) => ({ personalDetails: { dateOfBirth, personalCode: '90051512340' } })
const fromServer = { fieldName: 'personalDetails.lastName', code: 'lender-only', message: 'x' }

it('names the code that no longer fits the date of birth', async () => {
  expect(await validateStoredAnswers(product, born('1990-05-16'), [fromServer])).toEqual([
    fromServer,
    expect.objectContaining({
      fieldName: 'personalDetails.personalCode',
      code: 'pesel-birth-date',
      params: { peselDate: '1990-05-15', dateOfBirth: '1990-05-16' },
    }),
  ])
})

it('forgets it where they fit again, and nothing that only the server can find', async () => {
  const before = await validateStoredAnswers(product, born('1990-05-16'), [fromServer])
  expect(await validateStoredAnswers(product, born('1990-05-15'), before)).toEqual([fromServer])
})
