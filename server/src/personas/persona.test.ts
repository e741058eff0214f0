// The three personas of every country are valid by the rules of each of its products.
import { validateApplication, loadAllRules } from '../leads/answers/validateApplication.ts'
import { products } from '@loan/domain/products/registry'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildPersona } from './persona.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const all = Object.values(products)

beforeAll(() => loadAllRules(all))

describe.each(all)('$id', (product) => {
  it.each([0, 1, 2] as const)('accepts the complete application of persona %i', (personaIndex) => {
    const application = buildPersona(product, now, personaIndex)
    const { errors } = validateApplication(application, { product, now, complete: true })
    const file = `domain/src/countries/${product.country.code.toLowerCase()}/personas.ts`
    expect(
      errors.map(({ fieldName, code }) => `${fieldName}: ${code}`),
      `the answers in ${file} fit the questions of the product`,
    ).toEqual([])
  })
})
