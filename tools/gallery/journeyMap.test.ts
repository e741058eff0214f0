import { filterApplicablePages, buildChain } from '@loan/domain/pages/chain'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { buildPersona } from '../../server/src/personas/persona.ts'
import { buildJourneyMap, edgesWalked, type JourneyMap, pageId, reviewId, screenId } from './journeyMap.ts'

const all = Object.values(products)

const targetsOf = ({ edges }: JourneyMap, from: string): readonly string[] =>
  edges.filter((edge) => edge.from === from).map(({ to }) => to)

describe.each(all.map((product) => [product.id, product] as const))('the map of %s', (_id, product) => {
  const map = buildJourneyMap(product)

  it('has incoming and outgoing edges for every page of the chain', () => {
    const [first, ...others] = buildChain(product).map(({ key }) => pageId(key))
    for (const page of [...others, reviewId])
      expect(
        map.edges.some(({ to }) => to === page),
        page,
      ).toBe(true)
    for (const page of [first, ...others])
      expect(
        map.edges.some(({ from }) => from === page),
        page,
      ).toBe(true)
  })

  it('has unique nodes, and edges between existing nodes only', () => {
    const ids = map.nodes.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(map.edges.flatMap(({ from, to }) => [from, to]).filter((id) => !ids.includes(id))).toEqual([])
  })

  it('leads from checking to accepted, redirected and rejected, and never back from an outcome to checking', () => {
    const found = targetsOf(map, screenId('checking'))
    expect(found).toEqual(expect.arrayContaining(['screen:accepted', 'screen:redirected', 'screen:rejected']))
    for (const outcome of ['accepted', 'redirected', 'rejected', 'thank-you']) {
      expect(targetsOf(map, screenId(outcome))).not.toContain('screen:checking')
    }
  })

  it.each([0, 1, 2] as const)('has every step of persona %i', (place) => {
    const pages = filterApplicablePages(buildChain(product), buildPersona(product, new Date(), place))
    const way = [...pages.map(({ key }) => pageId(key)), reviewId]
    const missing = way.slice(1).filter((to, index) => edgesWalked(map, way[index] ?? reviewId, to).length === 0)
    expect(missing).toEqual([])
  })
})

describe('the map of the Polish pages', () => {
  const map = buildJourneyMap(products['tukan-pl'])

  it('branches into the conditional pages after the source of income', () => {
    expect(targetsOf(map, pageId('is-in-debt'))).toContain('page:economic-activity')
    expect(targetsOf(map, pageId('is-in-debt'))).not.toContain('page:monthly-income')
  })

  it('names the lenders that lead to a state', () => {
    const debts = map.nodes.find(({ id }) => id === 'screen:customer-debts')
    expect(debts).toMatchObject({ kind: 'step', lenders: ['Kasztan Konsolidacja'] })
    expect(targetsOf(map, 'screen:customer-debts')).toEqual(['screen:checking'])
  })

  it('omits a state that no lender of the country leads to', () => {
    expect(map.nodes.map(({ id }) => id)).not.toContain('screen:wenance-tink')
  })
})

describe('a traversed step', () => {
  const map = buildJourneyMap(products['tukan-pl'])

  it('counts as two edges when it skips checking', () => {
    expect(edgesWalked(map, reviewId, screenId('accepted'))).toEqual([
      { from: reviewId, to: 'screen:checking' },
      { from: 'screen:checking', to: 'screen:accepted' },
    ])
  })

  it('counts as no edge when the map does not have it', () => {
    expect(edgesWalked(map, pageId('initial-details'), reviewId)).toEqual([])
    expect(edgesWalked(map, screenId('accepted'), screenId('rejected'))).toEqual([])
  })
})
