// The calls without a lead: policies, look-ups, option lists and personas.
import { getInitials } from '@loan/domain/getInitials'
import { getToday } from '@loan/domain/getToday'
import {
  countryChoices,
  partnerLogos,
  positionChoices,
  professionMapping,
  vehicleModels,
} from '@loan/domain/contract/choices'
import { testDataPoints } from '@loan/domain/contract/persona'
import {
  lookUpCompany,
  lookUpPostcode,
  policies,
  policyDocument,
  postcode,
  searchCompanies,
  validateEmail,
} from '@loan/domain/contract/reference'
import type { Product } from '@loan/domain/products/product'
import { buildNotFoundError } from '../lib/leadError.ts'
import { defineOpenRoute } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { buildCountryChoices, buildPositionChoices, buildProfessionChoices } from '../look-ups/choices.ts'
import { findCompanies, lookUpCompanies } from '../look-ups/companies.ts'
import { checkEmail } from '../look-ups/emailAddresses.ts'
import { findProduct } from '../leads/products.ts'
import { buildLogoPath } from '../look-ups/logos.ts'
import { lookUpPostcodeAddress } from '../look-ups/postcodes.ts'
import { vehicleMakes } from '../look-ups/vehicleMakes.ts'
import { buildPersona } from '../personas/persona.ts'
import { buildProductPolicies, resolveLocale } from '../policies/policies.ts'

const requireNamedProduct = (services: Services, id: string): Product => {
  const product = findProduct(services, id)
  if (product === null) throw buildNotFoundError()
  return product
}

const buildPostcodeRoute = (endpoint: typeof lookUpPostcode) =>
  defineOpenRoute(endpoint, async ({ params, services }) => {
    const found = lookUpPostcodeAddress(requireNamedProduct(services, params.product), params.code)
    if (found === null) throw buildNotFoundError()
    return found
  })

/** Returns the requested product and one of its locales. */
const resolveProductLocale = (services: Services, params: { readonly product: string; readonly locale: string }) => {
  const product = requireNamedProduct(services, params.product)
  return { product, locale: resolveLocale(product, params.locale) }
}

export const referenceRoutes = {
  policies: defineOpenRoute(policies, async ({ params, services }) => {
    const { product, locale } = resolveProductLocale(services, params)
    return { policies: buildProductPolicies(product, locale) }
  }),
  lookUpPostcode: buildPostcodeRoute(lookUpPostcode),
  postcode: buildPostcodeRoute(postcode),
  lookUpCompany: defineOpenRoute(lookUpCompany, async ({ params, services }) => ({
    companies: [...lookUpCompanies(requireNamedProduct(services, params.product), params.name)],
  })),
  searchCompanies: defineOpenRoute(searchCompanies, async ({ params, services }) => ({
    companies: [...findCompanies(requireNamedProduct(services, params.product), params.query)],
  })),
  validateEmail: defineOpenRoute(validateEmail, async ({ params, services, now }) => {
    const { ownProduct: product } = services
    const { country } = product
    return checkEmail(params.email, { product, country, application: {}, today: getToday(country, now) })
  }),
  policyDocument: defineOpenRoute(policyDocument, async ({ params, services }) => {
    const { product, locale } = resolveProductLocale(services, params)
    const policy = buildProductPolicies(product, locale).find(({ key }) => key === params.key)
    if (policy === undefined) throw buildNotFoundError()
    return policy
  }),
  partnerLogos: defineOpenRoute(partnerLogos, async ({ params, services }) => {
    const { country } = requireNamedProduct(services, params.product)
    return {
      partners: services.lenders.lenders
        .filter((lender) => lender.country === country.code)
        .map(({ key, name }) => ({ key, name, initials: getInitials(name), logo: buildLogoPath({ key }) })),
    }
  }),
  vehicleModels: defineOpenRoute(vehicleModels, async () => ({ makes: vehicleMakes })),
  countryChoices: defineOpenRoute(countryChoices, async ({ params, services }) => {
    const { product, locale } = resolveProductLocale(services, params)
    return { countries: buildCountryChoices(product, locale) }
  }),
  positionChoices: defineOpenRoute(positionChoices, async ({ params, services }) => {
    const { product, locale } = resolveProductLocale(services, params)
    return { positions: buildPositionChoices(product, locale) }
  }),
  professionMapping: defineOpenRoute(professionMapping, async ({ params, services }) => {
    const { product, locale } = resolveProductLocale(services, params)
    return { sectors: buildProfessionChoices(product, locale) }
  }),
  testDataPoints: defineOpenRoute(testDataPoints, async ({ params, services, now }) => {
    const product = requireNamedProduct(services, params.product)
    const application = services.config.hasSandbox ? buildPersona(product, now) : null
    if (application === null) throw buildNotFoundError()
    return { product: product.id, application }
  }),
}
