// The pages that are skipped because another answer contains theirs.
import { describe, expect, it } from 'vitest'
import { catalogue } from '../data-points/catalogue.ts'
import type { LeadApplication } from '../lead/application.ts'
import { type ProductId, products } from '../products/registry.ts'
import { buildChain, type ChainPage, findNextPage, findPreviousPage, isDerived } from './chain.ts'
import { requireDataPoints } from './pageDataPoints.ts'
import { computeProgress, filterShownPages } from './progress.ts'

const listSkipped = (id: ProductId): readonly ChainPage[] =>
  buildChain(products[id]).filter(({ skipWhenDerived }) => skipWhenDerived !== undefined)

const requirePage = (chain: readonly ChainPage[], key: string): ChainPage => {
  const page = chain.find((one) => one.key === key)
  if (page === undefined) throw new Error(`The chain has no page ${key}`)
  return page
}

describe.each(Object.values(products))('the skipped pages of $id', (product) => {
  const chain = buildChain(product)
  const skipped = chain.filter(({ skipWhenDerived }) => skipWhenDerived !== undefined)

  it('have a derivation for each of their data points, from an answer of an earlier page', () => {
    for (const page of skipped) {
      const paths = requireDataPoints(page, catalogue).map(({ path }) => path)
      expect(page.derivations.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
      const earlier = chain
        .slice(0, page.index)
        .flatMap((one) => requireDataPoints(one, catalogue).map(({ path }) => path))
      expect(page.derivations.filter(({ from }) => !earlier.includes(from))).toEqual([])
    }
  })
})

it('the products skip these pages', () => {
  expect(listSkipped('tukan-pl')).toEqual([])
  expect(listSkipped('vireo-pl').map(({ key }) => key)).toEqual(['date-of-birth'])
  expect(listSkipped('tukan-ro').map(({ key }) => key)).toEqual(['date-of-birth'])
  expect(listSkipped('vireo-mx').map(({ key }) => key)).toEqual(['date-of-birth'])
  expect(listSkipped('vireo-es').map(({ key }) => key)).toEqual(['cofidis-profession'])
  expect(listSkipped('vireo-vn').map(({ key }) => key)).toEqual(['gender'])
})

describe('the page of the date of birth', () => {
  const chain = buildChain(products['vireo-pl'])
  const code = requirePage(chain, 'personal-code')
  const born = requirePage(chain, 'date-of-birth')
  const after = requirePage(chain, 'id-card')
  const derived: LeadApplication = { personalDetails: { personalCode: '85071412334', dateOfBirth: '1985-07-14' } }

  it.each([
    ['without a code', { personalDetails: { dateOfBirth: '1985-07-14' } }],
    ['without a date', { personalDetails: { personalCode: '85071412334' } }],
    ['with another date', { personalDetails: { personalCode: '85071412334', dateOfBirth: '1985-07-15' } }],
  ])('follows the code %s', (_name, application) => {
    expect(isDerived(born, application)).toBe(false)
    expect(findNextPage(chain, code, application)).toBe(born)
    expect(findPreviousPage(chain, after, application)).toBe(born)
  })

  it('is skipped in both directions when the code contains the date', () => {
    expect(isDerived(born, derived)).toBe(true)
    expect(findNextPage(chain, code, derived)).toBe(after)
    expect(findPreviousPage(chain, after, derived)).toBe(code)
    expect(filterShownPages(chain, derived)).not.toContain(born)
  })

  it('counts as no step when it is skipped', () => {
    expect(computeProgress(chain, after, derived)).toEqual({
      step: 5,
      steps: computeProgress(chain, after, {}).steps - 1,
    })
    expect(computeProgress(chain, after, {}).step).toBe(6)
  })
})

describe('the answers that a CURP contains', () => {
  const born = requirePage(buildChain(products['vireo-mx']), 'date-of-birth')
  const derive = (curp: string) => Object.fromEntries(born.derivations.map(({ path, derive }) => [path, derive(curp)]))

  it('are the date, the sex and the state of birth', () => {
    expect(derive('LOPM920229MJCPRR09')).toEqual({
      'personalDetails.dateOfBirth': '1992-02-29',
      'personalDetails.gender': 'female',
      'otherDetails.countryOfBirth': 'MX',
      'otherDetails.provinceOfBirth': 'MX-JAL',
    })
  })

  it('have no state for births abroad', () => {
    expect(derive('LOPM920229MNEPRR09')).toMatchObject({
      'otherDetails.countryOfBirth': null,
      'otherDetails.provinceOfBirth': null,
    })
  })

  it.each([
    ['H', 'male'],
    ['M', 'female'],
    ['X', 'nonbinary'],
  ])('are for %s the option %s', (letter, gender) => {
    expect(derive(`LOPM920229${letter}JCPRR09`)['personalDetails.gender']).toBe(gender)
    expect(products['vireo-mx'].country.options.gender.keys).toContain(gender)
  })

  it('are states that the applicant could choose', () => {
    const { keys } = products['vireo-mx'].country.options.province
    const codes = 'AS BC BS CC CS CH DF CL CM DG MC GT GR HG JC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS'
    const states = codes.split(' ').map((state) => derive(`LOPM920229M${state}PRR09`)['otherDetails.provinceOfBirth'])
    expect(new Set(states)).toEqual(new Set(keys))
  })
})
