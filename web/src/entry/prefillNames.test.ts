// Names and ways of contact that an address may bring (spec 4.45): shown in their fields, and out of the address bar.
import { product } from '@loan/domain/products/tukan-pl'
import { expect, it } from 'vitest'
import { buildPrefill } from './prefill.ts'
import { parseUrlParameters, withoutPersonal } from './urlParameters.ts'

// Shows spec 4.45
it.each([
  ['firstName', 'personalDetails.firstName'],
  ['lastName', 'personalDetails.lastName'],
  ['email', 'contactDetails.email'],
  ['phoneNumber', 'contactDetails.phoneNumber'],
])('is shown in its field and leaves the address: %s', (name, path) => {
  const search = `?amount=700&${name}=Anna`
  expect(buildPrefill(parseUrlParameters(search), product)).toMatchObject({
    drafts: { [path]: 'Anna' },
    fields: ['amount', path],
  })
  expect(withoutPersonal(search)).toBe('?amount=700')
})
