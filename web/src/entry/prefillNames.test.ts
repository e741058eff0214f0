// Names and contact details in a URL (spec 4.45): shown in their fields and removed from the URL.
import { product } from '@loan/domain/products/tukan-pl'
import { expect, it } from 'vitest'
import { buildPrefill } from './prefill.ts'
import { parseUrlParameters, omitPersonalParameters } from './urlParameters.ts'

// Shows spec 4.45
it.each([
  ['firstName', 'personalDetails.firstName'],
  ['lastName', 'personalDetails.lastName'],
  ['email', 'contactDetails.email'],
  ['phoneNumber', 'contactDetails.phoneNumber'],
])('%s becomes a draft of its field and is removed from the URL', (name, path) => {
  const search = `?amount=700&${name}=Anna`
  expect(buildPrefill(parseUrlParameters(search), product)).toMatchObject({
    drafts: { [path]: 'Anna' },
    fields: ['amount', path],
  })
  expect(omitPersonalParameters(search)).toBe('?amount=700')
})
