// The map of a product's journey as data: every page and state an applicant can come to, and every step onwards from
// each. Made from the registries alone; how it is drawn is drawMap.ts. Ways back (Back, editing from the review, starting
// again) are no edges: they lead to where the applicant was before.
import { isLenderStepState } from '@loan/domain/lender-steps/lenderSteps'
import { partnerSite } from '@loan/domain/lender-steps/handOver'
import { chainOf } from '@loan/domain/pages/chain'
import type { When } from '@loan/domain/data-points/when'
import type { Product } from '@loan/domain/products/product'
import { screenNameOf, type StateName } from '@loan/domain/states'
import type { Lender } from '../../server/src/lenders/lender.ts'
import { lenders } from '../../server/src/sandbox/lenders.ts'
import { pageSteps } from './pageSteps.ts'

/** `page:` and `screen:` keep a page and a state of one name apart; what follows is `data-page` or `data-screen`. */
export type NodeId = `page:${string}` | `screen:${string}`

export type MapNode = {
  readonly id: NodeId
  readonly kind: 'page' | 'review' | 'checking' | 'step' | 'outcome'
  /** Answers that make a page apply; always applies where left out. */
  readonly when?: When
  /** Names of the lenders that lead there; none for what does not depend on them. */
  readonly lenders: readonly string[]
}

export type MapEdge = { readonly from: NodeId; readonly to: NodeId }

export type JourneyMap = { readonly nodes: readonly MapNode[]; readonly edges: readonly MapEdge[] }

export const reviewId: NodeId = 'page:review'

export const pageId = (key: string): NodeId => `page:${key}`
export const screenId = (name: string): NodeId => `screen:${name}`
const stateId = (state: StateName): NodeId => screenId(screenNameOf(state))

const checking = stateId('CHECKING')
const summaryId = screenId(partnerSite.route.slice(1))

const outcomes: readonly StateName[] = ['ACCEPTED', 'REDIRECTED', 'REJECTED', 'THANK_YOU']

/** States a lender leads to of itself, once it agreed. */
const statesOf = ({ requires, offer, ending }: Lender): readonly StateName[] => [
  ...requires,
  ...(offer === null ? [] : [offer.state]),
  ending,
]

/** Where lenders of a country lead, each state with the names of those who do. */
const lendersByNode = (served: readonly Lender[]): ReadonlyMap<NodeId, readonly string[]> => {
  const named = served.flatMap((lender) =>
    [...statesOf(lender).map(stateId), ...(lender.hasSummary === true ? [summaryId] : [])].map(
      (id) => [id, lender.name] as const,
    ),
  )
  const ids = [...new Set(named.map(([id]) => id))]
  return new Map(ids.map((id) => [id, named.filter(([other]) => other === id).map(([, name]) => name)]))
}

/** A state of a lender goes back to checking; asking for another number stands beside proving one. */
const edgesOfState = (state: StateName): readonly MapEdge[] => {
  const id = stateId(state)
  const reached = { from: checking, to: id }
  if (state === 'ACCEPTED' || state === 'REDIRECTED') return [reached, { from: id, to: stateId('THANK_YOU') }]
  if (state === 'MOBILE_VERIFICATION') {
    const change = stateId('CHANGE_MOBILE_NUMBER')
    return [reached, { from: id, to: checking }, { from: id, to: change }, { from: change, to: id }]
  }
  return isLenderStepState(state) ? [reached, { from: id, to: checking }] : [reached]
}

const uniqueEdges = (edges: readonly MapEdge[]): readonly MapEdge[] => [
  ...new Map(edges.map((edge) => [`${edge.from} ${edge.to}`, edge])).values(),
]

const stepNode = (id: NodeId, names: readonly string[]): MapNode => ({
  id,
  kind: outcomes.some((state) => stateId(state) === id) ? 'outcome' : 'step',
  lenders: names,
})

/** Throws before the product's country is loaded. */
export const buildJourneyMap = (product: Product): JourneyMap => {
  const chain = chainOf(product)
  const served = lenders.filter(({ country }) => country === product.country.code)
  const byNode = lendersByNode(served)
  const states = [...new Set<StateName>([...served.flatMap(statesOf), 'REJECTED'])]
  const edges = uniqueEdges([
    ...pageSteps(product).map(({ from, to }) => ({ from: pageId(from), to: to === null ? reviewId : pageId(to) })),
    { from: reviewId, to: checking },
    ...states.flatMap(edgesOfState),
    ...(byNode.has(summaryId)
      ? [
          { from: checking, to: summaryId },
          { from: summaryId, to: stateId('THANK_YOU') },
        ]
      : []),
  ])
  const pages: readonly MapNode[] = chain.map(({ key, when }) => ({
    id: pageId(key),
    kind: 'page',
    ...(when !== undefined && { when }),
    lenders: [],
  }))
  const known = new Set<NodeId>([...pages.map(({ id }) => id), reviewId, checking])
  const reached = [...new Set(edges.map(({ to }) => to))].filter((id) => !known.has(id))
  return {
    nodes: [
      ...pages,
      { id: reviewId, kind: 'review', lenders: [] },
      { id: checking, kind: 'checking', lenders: served.map(({ name }) => name) },
      ...reached.map((id) => stepNode(id, byNode.get(id) ?? [])),
    ],
    edges,
  }
}

const find = ({ edges }: JourneyMap, from: NodeId, to: NodeId): readonly MapEdge[] =>
  edges.filter((edge) => edge.from === from && edge.to === to)

/**
 * The edges of one walked step: checking may be over before anybody saw it, so a step through it counts as both of its
 * edges. None where the map has no such step.
 */
export const edgesWalked = (map: JourneyMap, from: NodeId, to: NodeId): readonly MapEdge[] => {
  const direct = find(map, from, to)
  if (direct.length > 0) return direct
  const through = [find(map, from, checking), find(map, checking, to)]
  return through.every((edges) => edges.length > 0) ? through.flat() : []
}
