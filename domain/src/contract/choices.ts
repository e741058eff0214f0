// Calls for data that is too long or changes too often for the page bundle: vehicle makes, countries, positions,
// professions, and the lenders' names and logos.
import * as v from 'valibot'
import { defineEndpoint, productId, shortText } from './endpoint.ts'

const localeParams = v.strictObject({ product: productId, locale: shortText(8) })

/** A key for the payload and its name in the requested locale. */
const choice = v.strictObject({ key: v.string(), name: v.string() })

/** @assumed a small SVG for each lender of the product's country; the page shows the initials if it does not load. */
export const partnerLogos = defineEndpoint({
  method: 'GET',
  path: '/partner/logos',
  summary: 'Names and logos of the lenders',
  params: v.strictObject({ product: productId }),
  reply: v.strictObject({
    partners: v.array(
      v.strictObject({
        key: v.string(),
        name: v.string(),
        initials: v.string(),
        /** Path of an SVG file below the API base URL. */
        logo: v.string(),
      }),
    ),
  }),
})

export const vehicleModels = defineEndpoint({
  method: 'GET',
  path: '/data/vehicleModels.json',
  origin: 'spec',
  summary: 'Vehicle makes with their common models',
  reply: v.strictObject({ makes: v.array(v.strictObject({ name: v.string(), models: v.array(v.string()) })) }),
})

/** @assumed every country of ISO 3166-1, the product's own first, the others sorted by name. */
export const countryChoices = defineEndpoint({
  method: 'GET',
  path: '/choices/country',
  summary: 'Countries to choose from',
  params: localeParams,
  reply: v.strictObject({ countries: v.array(choice) }),
})

/** @assumed the keys of the data point `positionType`. */
export const positionChoices = defineEndpoint({
  method: 'GET',
  path: '/choices/position',
  summary: 'Positions at work to choose from',
  params: localeParams,
  reply: v.strictObject({ positions: v.array(choice) }),
})

/**
 * The path is misspelt in the specification, which gives no method.
 * @assumed sectors are the keys of the data point `jobArea`.
 */
export const professionMapping = defineEndpoint({
  method: 'GET',
  path: '/perofesional-details-mapping',
  summary: 'Professions by sector',
  params: localeParams,
  reply: v.strictObject({
    sectors: v.array(v.strictObject({ key: v.string(), name: v.string(), professions: v.array(choice) })),
  }),
})
