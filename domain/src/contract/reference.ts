// Calls that belong to no lead: policies, look-ups, choices and files.
import * as v from 'valibot'
import { endpoint, productId, shortText } from './endpoint.ts'

export const policies = endpoint({
  method: 'GET',
  path: '/policies',
  origin: 'spec',
  summary: 'Policies of a product, with their words',
  params: v.strictObject({ product: productId, locale: shortText(8) }),
  reply: v.strictObject({
    policies: v.array(
      v.strictObject({
        key: v.string(),
        version: v.string(),
        title: v.string(),
        text: v.string(),
        required: v.boolean(),
      }),
    ),
  }),
})
export type PolicyText = v.InferOutput<(typeof policies)['reply']>['policies'][number]

const place = v.strictObject({
  postalCode: v.string(),
  /** Empty where the code tells the province alone. */
  city: v.string(),
  /** Key of the country's province list. */
  province: v.nullable(v.string()),
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

const unbuilt = (path: `/${string}`, summary: string, params: v.GenericSchema = v.strictObject({})) =>
  endpoint({ method: 'GET', path, summary, params, reply: v.unknown() })

export const partnerLogos = unbuilt('/partner/logos', 'Names and logos of the lenders')
export const vehicleModels = endpoint({
  method: 'GET',
  path: '/data/vehicleModels.json',
  origin: 'spec',
  summary: 'Vehicle makes and models',
  reply: v.unknown(),
})
export const countryChoices = unbuilt('/choices/country', 'Countries to choose from')
export const positionChoices = unbuilt('/choices/position', 'Positions to choose from')
/** The path is misspelt in SPEC.md and stays so. */
export const professionMapping = unbuilt('/perofesional-details-mapping', 'Professions by sector')
export const policyDocument = unbuilt('/policy', 'A policy document (no base prefix)')
export const testDataPoints = unbuilt('/v3/test/datapoints', 'A complete valid persona, outside production')
