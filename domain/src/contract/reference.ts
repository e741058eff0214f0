// Calls that belong to no lead: policies and look-ups. Lists of choices are in choices.ts.
import * as v from 'valibot'
import { defineEndpoint, productId, shortText } from './endpoint.ts'

const policyKinds = ['consent', 'statement'] as const

export const policyText = v.strictObject({
  key: v.string(),
  version: v.string(),
  title: v.string(),
  text: v.string(),
  required: v.boolean(),
  /** `consent`: the applicant agrees to it; `statement`: the applicant states it as true. */
  kind: v.picklist(policyKinds),
})
export type PolicyText = v.InferOutput<typeof policyText>

export const policies = defineEndpoint({
  method: 'GET',
  path: '/policies',
  origin: 'spec',
  summary: 'Policies of a product, with their texts',
  params: v.strictObject({ product: productId, locale: shortText(8) }),
  reply: v.strictObject({ policies: v.array(policyText) }),
})

const localitySchema = v.strictObject({
  postalCode: v.string(),
  /** Empty if the code identifies only the province. */
  city: v.string(),
  /** In place of the town in a country whose addresses have a municipality (Mexico). */
  municipality: v.string(),
  /** Key of the country's province list. */
  province: v.nullable(v.string()),
  /** Neighbourhoods of the code, in a country whose addresses have one. The applicant chooses among several. */
  suburbs: v.array(v.string()),
})

export const lookUpPostcode = defineEndpoint({
  method: 'GET',
  path: '/postcode/lookup/{code}',
  origin: 'spec',
  summary: 'The town of a postal code',
  params: v.strictObject({ code: shortText(12), product: productId }),
  reply: localitySchema,
})

export const postcode = defineEndpoint({
  method: 'GET',
  path: '/postcode/{code}',
  summary: 'Older form of the postcode look-up',
  params: v.strictObject({ code: shortText(12), product: productId }),
  reply: localitySchema,
})

const companySchema = v.strictObject({ name: v.string(), taxRegistryCode: v.string(), city: v.string() })

export const lookUpCompany = defineEndpoint({
  method: 'GET',
  path: '/company/{name}',
  summary: 'Employers by the start of their name',
  params: v.strictObject({ name: shortText(100), product: productId }),
  reply: v.strictObject({ companies: v.array(companySchema) }),
})

/** @assumed beside `/company/{name}`, whose path the specification gives for names alone. */
export const searchCompanies = defineEndpoint({
  method: 'GET',
  path: '/companies/{query}',
  summary: 'Employers by words of their name, or the one with a tax number',
  params: v.strictObject({ query: shortText(100), product: productId }),
  reply: v.strictObject({ companies: v.array(companySchema) }),
})

export const validateEmail = defineEndpoint({
  method: 'GET',
  path: '/email/validate/{email}',
  summary: 'Whether an address can receive e-mail',
  params: v.strictObject({ email: shortText(254) }),
  reply: v.strictObject({ valid: v.boolean(), suggestion: v.nullable(v.string()) }),
})

/** @assumed one policy of a product in its newest version; the only path beside the API base URL. */
export const policyDocument = defineEndpoint({
  method: 'GET',
  path: '/policy',
  summary: 'One policy of a product, with its text',
  hasBasePrefix: false,
  params: v.strictObject({ product: productId, locale: shortText(8), key: shortText(60) }),
  reply: policyText,
})
