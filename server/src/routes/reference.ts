// The calls without a lead: policies, look-ups, option lists and personas.
import { todayIn } from '@loan/domain/calendarDay'
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
  validateEmail,
} from '@loan/domain/contract/reference'
import type { Product } from '@loan/domain/products/product'
import { notFound } from '../lib/leadError.ts'
import { openRoute } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { lenders } from '../sandbox/lenders.ts'
import { countryChoicesOf, positionChoicesOf, professionsIn } from '../look-ups/choices.ts'
import { lookUpCompanies } from '../look-ups/companies.ts'
import { checkEmail } from '../look-ups/emailAddresses.ts'
import { initialsOf, logoPathOf } from '../look-ups/logos.ts'
import { lookUpPlace } from '../look-ups/postcodes.ts'
import { vehicleMakes } from '../look-ups/vehicleModels.ts'
import { buildPersona } from '../personas/persona.ts'
import { productPolicies, resolveLocale } from '../policies/policies.ts'

const knownProduct = ({ products }: Services, id: string): Product => {
  const product = products.find((known) => known.id === id)
  if (product === undefined) throw notFound()
  return product
}

const place = (endpoint: typeof lookUpPostcode) =>
  openRoute(endpoint, async ({ params, services }) => {
    const found = lookUpPlace(knownProduct(services, params.product), params.code)
    if (found === null) throw notFound()
    return found
  })

/** Returns the requested product and one of its locales. */
const spoken = (services: Services, params: { readonly product: string; readonly locale: string }) => {
  const product = knownProduct(services, params.product)
  return { product, locale: resolveLocale(product, params.locale) }
}

export const referenceRoutes = {
  policies: openRoute(policies, async ({ params, services }) => {
    const { product, locale } = spoken(services, params)
    return { policies: productPolicies(product, locale) }
  }),
  lookUpPostcode: place(lookUpPostcode),
  postcode: place(postcode),
  lookUpCompany: openRoute(lookUpCompany, async ({ params, services }) => ({
    companies: [...lookUpCompanies(knownProduct(services, params.product), params.name)],
  })),
  validateEmail: openRoute(validateEmail, async ({ params, services, now }) => {
    const { ownProduct: product } = services
    const { country } = product
    return checkEmail(params.email, { product, country, application: {}, today: todayIn(country, now) })
  }),
  policyDocument: openRoute(policyDocument, async ({ params, services }) => {
    const { product, locale } = spoken(services, params)
    const policy = productPolicies(product, locale).find(({ key }) => key === params.key)
    if (policy === undefined) throw notFound()
    return policy
  }),
  partnerLogos: openRoute(partnerLogos, async ({ params, services }) => {
    const { country } = knownProduct(services, params.product)
    return {
      partners: lenders
        .filter((lender) => lender.country === country.code)
        .map(({ key, name }) => ({ key, name, initials: initialsOf(name), logo: logoPathOf({ key }) })),
    }
  }),
  vehicleModels: openRoute(vehicleModels, async () => ({ makes: vehicleMakes })),
  countryChoices: openRoute(countryChoices, async ({ params, services }) => {
    const { product, locale } = spoken(services, params)
    return { countries: countryChoicesOf(product, locale) }
  }),
  positionChoices: openRoute(positionChoices, async ({ params, services }) => {
    const { product, locale } = spoken(services, params)
    return { positions: positionChoicesOf(product, locale) }
  }),
  professionMapping: openRoute(professionMapping, async ({ params, services }) => {
    const { product, locale } = spoken(services, params)
    return { sectors: professionsIn(product, locale) }
  }),
  testDataPoints: openRoute(testDataPoints, async ({ params, services, now }) => {
    const product = knownProduct(services, params.product)
    const application = services.config.hasSandbox ? buildPersona(product, now) : null
    if (application === null) throw notFound()
    return { product: product.id, application }
  }),
}
