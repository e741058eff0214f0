import { buildChain } from '@loan/domain/pages/chain'
import { filterShownPages } from '@loan/domain/pages/progress'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { buildPersona } from '../../server/src/personas/persona.ts'
import { buildJourneyMap, traversedEdges, type JourneyMap, type NodeId, pageId, reviewId } from './journeyMap.ts'

const listTargets = ({ edges }: JourneyMap, from: NodeId): readonly string[] =>
  edges.filter((edge) => edge.from === from).map(({ to }) => to)

describe.each(Object.values(products).map((product) => [product.id, product] as const))(
  'the map of %s',
  (_id, product) => {
    const { nodes, edges } = buildJourneyMap(product)

    it('has incoming and outgoing edges for every page that is not skipped when its answers are derived', () => {
      const asked = buildChain(product).filter(({ derivations }) => derivations.length === 0)
      const [first, ...others] = asked.map(({ key }) => pageId(key))
      const [sources, targets] = [edges.map(({ from }) => from), edges.map(({ to }) => to)]
      expect([...others, reviewId].filter((page) => !targets.includes(page))).toEqual([])
      expect([first, ...others].filter((page) => page === undefined || !sources.includes(page))).toEqual([])
    })

    it('has unique nodes, and edges between existing nodes only', () => {
      const ids = nodes.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(edges.flatMap(({ from, to }) => [from, to]).filter((id) => !ids.includes(id))).toEqual([])
    })

    it('has edges from checking to accepted, redirected and rejected, and none from an outcome to checking', () => {
      const outcomes = ['screen:accepted', 'screen:redirected', 'screen:rejected'] as const
      expect(listTargets({ nodes, edges }, 'screen:checking')).toEqual(expect.arrayContaining([...outcomes]))
      for (const outcome of [...outcomes, 'screen:thank-you'] as const) {
        expect(listTargets({ nodes, edges }, outcome)).not.toContain('screen:checking')
      }
    })

    it.each([0, 1, 2] as const)('has every step of persona %i', (index) => {
      const pages = filterShownPages(buildChain(product), buildPersona(product, new Date(), index))
      const ids = [...pages.map(({ key }) => pageId(key)), reviewId]
      const steps = ids.slice(1).map((to, step) => traversedEdges({ nodes, edges }, ids[step] ?? reviewId, to))
      expect(steps.filter((step) => step.length === 0)).toEqual([])
    })
  },
)

describe('the map of the Polish pages', () => {
  const map = buildJourneyMap(products['tukan-pl'])

  it('branches into the conditional pages after the source of income', () => {
    expect(listTargets(map, pageId('is-in-debt'))).toContain('page:economic-activity')
    expect(listTargets(map, pageId('is-in-debt'))).not.toContain('page:monthly-income')
  })

  it('names the lenders that lead to a state, and omits a state that no lender of the country leads to', () => {
    const debts = map.nodes.find(({ id }) => id === 'screen:customer-debts')
    expect(debts).toMatchObject({ kind: 'step', lenders: ['Kasztan Konsolidacja'] })
    expect(listTargets(map, 'screen:customer-debts')).toEqual(['screen:checking'])
    expect(map.nodes.map(({ id }) => id)).not.toContain('screen:wenance-tink')
  })

  it('returns two edges for a step through checking, and none for a step that the map does not have', () => {
    expect(traversedEdges(map, reviewId, 'screen:accepted')).toEqual([
      { from: reviewId, to: 'screen:checking' },
      { from: 'screen:checking', to: 'screen:accepted' },
    ])
    expect(traversedEdges(map, pageId('initial-details'), reviewId)).toEqual([])
    expect(traversedEdges(map, 'screen:accepted', 'screen:rejected')).toEqual([])
  })
})
