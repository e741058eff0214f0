// The personas of a country as applicants for one product. A persona names no page.
import { allDataPoints } from '@loan/domain/data-points/allDataPoints'
import { type Persona as CountryPersona, toApplication } from '@loan/domain/countries/persona'
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import { products, type ProductId } from '@loan/domain/products/registry'
import type { Product } from '@loan/domain/products/product'
import { buildPersonaApplication } from '../../server/src/personas/persona.ts'

/** The answers include those to the data points of the product only. */
export type ProductPersona = CountryPersona & { readonly product: ProductId }

export const getProduct = ({ product }: ProductPersona): Product => products[product]

/** Builds the payload from the answers of a persona. */
export const buildApplication = (persona: ProductPersona): LeadApplication => ({
  tags: ['ui:react'],
  ...toApplication(persona),
})

/** Builds a persona from the answers of an application. Throws for an unknown product. */
export const toPersona = (name: string, { id }: Product, application: LeadApplication): ProductPersona => {
  const product = Object.keys(products).find((productId): productId is ProductId => productId === id)
  if (product === undefined) throw new Error(`There is no product ${id}`)
  return {
    name,
    product,
    answers: Object.fromEntries(allDataPoints.map(({ path }) => [path, readAnswer(application, path)])),
  }
}

/** The persona as an applicant for a product of its country. */
export const forProduct = (product: ProductId, persona: CountryPersona): ProductPersona => ({
  ...toPersona(persona.name, products[product], buildPersonaApplication(products[product], new Date(), persona)),
  typed: persona.typed,
})

let count = 0

/** Copies a persona with a unique e-mail address, which identifies its leads. A tag selects a sandbox scenario. */
export const withUniqueEmail = (persona: ProductPersona, tag?: string): ProductPersona => {
  count += 1
  const mark = `${persona.name}.${process.pid}.${count}`
  const email = tag === undefined ? `${mark}@example.com` : `${mark}+${tag}@example.com`
  return { ...persona, answers: { ...persona.answers, 'contactDetails.email': email } }
}

export const getEmail = ({ answers }: ProductPersona): string => String(answers['contactDetails.email'])
