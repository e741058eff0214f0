// What a persona is: a product, and every answer by its payload path. Personas are data: no page is named here.
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { type AnswerValue, readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import { products, type ProductId } from '@loan/domain/products/registry'
import type { Product } from '@loan/domain/products/product'

export type Persona = {
  readonly name: string
  readonly product: ProductId
  /** As they must stand in the database: normalised. */
  readonly answers: Readonly<Partial<Record<LeadPath, AnswerValue | undefined>>>
  /** How they are typed where that differs. */
  readonly typed?: Readonly<Partial<Record<LeadPath, string>>>
}

export const productOf = ({ product }: Persona): Product => products[product]

const dataPoints: readonly DataPoint[] = Object.values(catalogue).flatMap((section) =>
  Object.values<DataPoint>(section),
)

/** The application a persona's answers make. */
export const applicationOf = ({ answers }: Persona): LeadApplication =>
  writeAnswers(
    { tags: ['ui:react'] },
    dataPoints.map(({ path }) => [path, answers[path]]),
  )

/** A persona whose answers are those of an application. */
export const personaFrom = (name: string, { id }: Product, application: LeadApplication): Persona => {
  const product = Object.keys(products).find((known): known is ProductId => known === id)
  if (product === undefined) throw new Error(`There is no product ${id}`)
  return {
    name,
    product,
    answers: Object.fromEntries(dataPoints.map(({ path }) => [path, readAnswer(application, path)])),
  }
}

let count = 0

/** A copy with an e-mail address of its own, so that its leads can be told apart; a tag names a sandbox scenario. */
export const unique = (persona: Persona, tag?: string): Persona => {
  count += 1
  const mark = `${persona.name}.${process.pid}.${count}`
  const email = tag === undefined ? `${mark}@example.com` : `${mark}+${tag}@example.com`
  return { ...persona, answers: { ...persona.answers, 'contactDetails.email': email } }
}

export const emailOf = ({ answers }: Persona): string => String(answers['contactDetails.email'])

/** A copy with other answers; `undefined` takes one out. */
export const withAnswers = (
  persona: Persona,
  answers: Persona['answers'],
  typed: NonNullable<Persona['typed']> = {},
): Persona => ({ ...persona, answers: { ...persona.answers, ...answers }, typed: { ...persona.typed, ...typed } })
