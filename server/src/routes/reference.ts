// Calls that belong to no lead: policies and look-ups.
import { todayIn } from '@loan/domain/calendarDay'
import { lookUpCompany, lookUpPostcode, policies, postcode, validateEmail } from '@loan/domain/contract/reference'
import type { Product } from '@loan/domain/products/product'
import { notFound } from '../http/problemError.ts'
import { openRoute } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { lookUpCompanies } from '../look-ups/companies.ts'
import { checkEmail } from '../look-ups/emailAddresses.ts'
import { lookUpPlace } from '../look-ups/postcodes.ts'
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

export const referenceRoutes = {
  policies: openRoute(policies, async ({ params, services }) => {
    const product = knownProduct(services, params.product)
    return { policies: productPolicies(product, resolveLocale(product, params.locale)) }
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
}
