import { lenders } from '../server/src/sandbox/lenders.ts'
import { expect, it } from 'vitest'
import { buildExampleLenders, toExampleLender } from './buildExampleLenders.ts'

const find = (key: string) => {
  const lender = lenders.find((one) => one.key === key)
  if (lender === undefined) throw new Error(`There is no lender ${key}`)
  return toExampleLender(lender)
}

it('has the smaller limit of the offer and of the leads that the lender serves', () => {
  expect(find('amsel').terms).toEqual({ maxAmount: 5000, borrowingRatePercent: 7.9, feePercent: 0 })
  expect(find('hoasen').terms).toMatchObject({ minAmount: 2_000_000, maxAmount: 30_000_000 })
})

it('has no terms for a lender without offers', () => {
  expect(find('habicht')).toEqual({ key: 'habicht', name: 'Habicht Vergleich', terms: null })
})

it('lists the general lenders before those for particular purposes, in their order', () => {
  const file = buildExampleLenders()['domain/src/countries/pl/exampleLenders.ts'] ?? ''
  const keys = Array.from(file.matchAll(/"key": "(\w+)"/gu), ([, key]) => key)
  expect(keys.slice(0, 5)).toEqual(['polanka', 'jarzebina', 'zimorodek', 'modrzew', 'kasztan'])
})

it('writes a file for each country', () => {
  const files = buildExampleLenders()
  expect(Object.keys(files)).toContain('domain/src/countries/vn/exampleLenders.ts')
  expect(files['domain/src/countries/vn/exampleLenders.ts']).toContain('"maxAmount": 30_000_000')
})
