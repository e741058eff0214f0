import { filterMetPages, buildChain } from '@loan/domain/pages/chain'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { buildPersona } from '../../server/src/personas/persona.ts'
import { buildJourneyMap, traversedEdges, type JourneyMap, pageId, reviewId, screenId } from './journeyMap.ts'

const all = Object.values(products)

const listTargets = ({ edges }: JourneyMap, from: string): readonly string[] =>
  edges.filter((edge) => edge.from === from).map(({ to }) => to)

describe.each(all.map((product) => [product.id, product] as const))('the map of %s', (_id, product) => {
  const map = buildJourneyMap(product)

  it('has incoming and outgoing edges for every page that is not skipped when its answers are derived', () => {
    const asked = buildChain(product).filter(({ derivations }) => derivations.length === 0)
    const [first, ...others] = asked.map(({ key }) => pageId(key))
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
    const found = listTargets(map, screenId('checking'))
    expect(found).toEqual(expect.arrayContaining(['screen:accepted', 'screen:redirected', 'screen:rejected']))
    for (const outcome of ['accepted', 'redirected', 'rejected', 'thank-you']) {
      expect(listTargets(map, screenId(outcome))).not.toContain('screen:checking')
    }
  })

  it.each([0, 1, 2] as const)('has every step of persona %i', (index) => {
    const pages = filterMetPages(buildChain(product), buildPersona(product, new Date(), index))
    const pageIds = [...pages.map(({ key }) => pageId(key)), reviewId]
    const missing = pageIds
      .slice(1)
      .filter((to, index) => traversedEdges(map, pageIds[index] ?? reviewId, to).length === 0)
    expect(missing).toEqual([])
  })
})

describe('the map of the Polish pages', () => {
  const map = buildJourneyMap(products['tukan-pl'])

  it('branches into the conditional pages after the source of income', () => {
    expect(listTargets(map, pageId('is-in-debt'))).toContain('page:economic-activity')
    expect(listTargets(map, pageId('is-in-debt'))).not.toContain('page:monthly-income')
  })

  it('names the lenders that lead to a state', () => {
    const debts = map.nodes.find(({ id }) => id === 'screen:customer-debts')
    expect(debts).toMatchObject({ kind: 'step', lenders: ['Kasztan Konsolidacja'] })
    expect(listTargets(map, 'screen:customer-debts')).toEqual(['screen:checking'])
  })

  it('omits a state that no lender of the country leads to', () => {
    expect(map.nodes.map(({ id }) => id)).not.toContain('screen:wenance-tink')
  })
})

describe('a traversed step', () => {
  const map = buildJourneyMap(products['tukan-pl'])

  it('counts as two edges when it skips checking', () => {
    expect(traversedEdges(map, reviewId, screenId('accepted'))).toEqual([
      { from: reviewId, to: 'screen:checking' },
      { from: 'screen:checking', to: 'screen:accepted' },
    ])
  })

  it('counts as no edge when the map does not have it', () => {
    expect(traversedEdges(map, pageId('initial-details'), reviewId)).toEqual([])
    expect(traversedEdges(map, screenId('accepted'), screenId('rejected'))).toEqual([])
  })
})
