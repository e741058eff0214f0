// Calls that belong to no lead: policies and look-ups. What an applicant chooses from is choices.ts.
import * as v from 'valibot'
import { endpoint, productId, shortText } from './endpoint.ts'

const policyKinds = ['consent', 'statement'] as const

export const policyText = v.strictObject({
  key: v.string(),
  version: v.string(),
  title: v.string(),
  text: v.string(),
  required: v.boolean(),
  /** What an applicant agrees to, or states as true. */
  kind: v.picklist(policyKinds),
})
export type PolicyText = v.InferOutput<typeof policyText>

export const policies = endpoint({
  method: 'GET',
  path: '/policies',
  origin: 'spec',
  summary: 'Policies of a product, with their words',
  params: v.strictObject({ product: productId, locale: shortText(8) }),
  reply: v.strictObject({ policies: v.array(policyText) }),
})

const place = v.strictObject({
  postalCode: v.string(),
  /** Empty where the code tells the province alone. */
  city: v.string(),
  /** Instead of the town where an address names its municipality (Mexico). */
  municipality: v.string(),
  /** Key of the country's province list. */
  province: v.nullable(v.string()),
  /** Neighbourhoods of the code, where an address names one: one to take, several to choose from. */
  suburbs: v.array(v.string()),
})

export const lookUpPostcode = endpoint({
  method: 'GET',
  path: '/postcode/lookup/{code}',
  origin: 'spec',
  summary: 'The town of a postal code',
  params: v.strictObject({ code: shortText(12), product: productId }),
  reply: place,
})

export const postcode = endpoint({
  method: 'GET',
  path: '/postcode/{code}',
  summary: 'Older form of the postcode look-up',
  params: v.strictObject({ code: shortText(12), product: productId }),
  reply: place,
})

export const lookUpCompany = endpoint({
  method: 'GET',
  path: '/company/{name}',
  summary: 'Employers by the start of their name',
  params: v.strictObject({ name: shortText(100), product: productId }),
  reply: v.strictObject({
    companies: v.array(v.strictObject({ name: v.string(), taxRegistryCode: v.string(), city: v.string() })),
  }),
})

export const validateEmail = endpoint({
  method: 'GET',
  path: '/email/validate/{email}',
  summary: 'Whether an address can receive e-mail',
  params: v.strictObject({ email: shortText(254) }),
  reply: v.strictObject({ valid: v.boolean(), suggestion: v.nullable(v.string()) }),
})

/** @assumed one policy of a product, as the newest version has it; the only path beside the API base url. */
export const policyDocument = endpoint({
  method: 'GET',
  path: '/policy',
  summary: 'One policy of a product, with its words',
  hasBasePrefix: false,
  params: v.strictObject({ product: productId, locale: shortText(8), key: shortText(60) }),
  reply: policyText,
})
