// The three personas of every country are valid by the rules of each of its products.
import { validateApplication, loadAllRules } from '../leads/answers/validateApplication.ts'
import { product as tukanEs } from '@loan/domain/products/tukan-es'
import { product as tukanMx } from '@loan/domain/products/tukan-mx'
import { product as tukanRo } from '@loan/domain/products/tukan-ro'
import { products } from '@loan/domain/products/registry'
import { product as vireoCo } from '@loan/domain/products/vireo-co'
import { product as vireoDe } from '@loan/domain/products/vireo-de'
import { product as vireoMx } from '@loan/domain/products/vireo-mx'
import { product as vireoPh } from '@loan/domain/products/vireo-ph'
import { product as vireoRo } from '@loan/domain/products/vireo-ro'
import { product as vireoVn } from '@loan/domain/products/vireo-vn'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildPersona } from './persona.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const all = [
  ...new Set([
    ...Object.values(products),
    tukanEs,
    tukanMx,
    tukanRo,
    vireoCo,
    vireoDe,
    vireoMx,
    vireoPh,
    vireoRo,
    vireoVn,
  ]),
]

beforeAll(() => loadAllRules(all))

describe.each(all)('$id', (product) => {
  it.each([0, 1, 2] as const)('accepts the complete application of persona %i', (personaIndex) => {
    const application = buildPersona(product, now, personaIndex)
    expect(validateApplication(application, { product, now, complete: true }).errors).toEqual([])
  })
})
