// The type of a persona: a product, and every answer by its path in the payload. A persona names no page.
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { type AnswerValue, readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import { products, type ProductId } from '@loan/domain/products/registry'
import type { Product } from '@loan/domain/products/product'

export type Persona = {
  readonly name: string
  readonly product: ProductId
  /** The normalised answers, as the database must store them. */
  readonly answers: Readonly<Partial<Record<LeadPath, AnswerValue | undefined>>>
  /** The typed texts, where they differ from the answers. */
  readonly typed?: Readonly<Partial<Record<LeadPath, string>>>
}

export const getProduct = ({ product }: Persona): Product => products[product]

const dataPoints: readonly DataPoint[] = Object.values(catalogue).flatMap((section) =>
  Object.values<DataPoint>(section),
)

/** Builds the payload from the answers of a persona. */
export const buildApplication = ({ answers }: Persona): LeadApplication =>
  writeAnswers(
    { tags: ['ui:react'] },
    dataPoints.map(({ path }) => [path, answers[path]]),
  )

/** Builds a persona from the answers of an application. Throws for an unknown product. */
export const toPersona = (name: string, { id }: Product, application: LeadApplication): Persona => {
  const product = Object.keys(products).find((known): known is ProductId => known === id)
  if (product === undefined) throw new Error(`There is no product ${id}`)
  return {
    name,
    product,
    answers: Object.fromEntries(dataPoints.map(({ path }) => [path, readAnswer(application, path)])),
  }
}

let count = 0

/** Copies a persona with a unique e-mail address, which identifies its leads. A tag selects a sandbox scenario. */
export const withUniqueEmail = (persona: Persona, tag?: string): Persona => {
  count += 1
  const mark = `${persona.name}.${process.pid}.${count}`
  const email = tag === undefined ? `${mark}@example.com` : `${mark}+${tag}@example.com`
  return { ...persona, answers: { ...persona.answers, 'contactDetails.email': email } }
}

export const getEmail = ({ answers }: Persona): string => String(answers['contactDetails.email'])

/** Copies a persona with other answers. `undefined` removes an answer. */
export const withAnswers = (
  persona: Persona,
  answers: Persona['answers'],
  typed: NonNullable<Persona['typed']> = {},
): Persona => ({ ...persona, answers: { ...persona.answers, ...answers }, typed: { ...persona.typed, ...typed } })
