// Builds the journey map of a product from the registries: every page and state an applicant can reach, and every
// forward step between them. Backward steps (Back, editing from the review, a restart) are not edges.
import { isLenderStepState } from '@loan/domain/lender-steps/lenderSteps'
import { partnerSite } from '@loan/domain/lender-steps/handOver'
import { buildChain } from '@loan/domain/pages/chain'
import type { When } from '@loan/domain/data-points/when'
import type { Product } from '@loan/domain/products/product'
import { toScreenName, type StateName } from '@loan/domain/states'
import type { Lender } from '../../server/src/lenders/lender.ts'
import { lenders } from '../../server/src/sandbox/lenders.ts'
import { listPageSteps } from './pageSteps.ts'

/**
 * The prefix separates a page from a screen with the same name. The rest is the value of `data-page` or `data-screen`.
 */
export type NodeId = `page:${string}` | `screen:${string}`

export type MapNode = {
  readonly id: NodeId
  readonly kind: 'page' | 'review' | 'checking' | 'step' | 'outcome'
  /** Condition of a page; without it the page always applies. */
  readonly when?: When
  /** Names of the lenders that lead to the node; empty when it does not depend on lenders. */
  readonly lenders: readonly string[]
}

export type MapEdge = { readonly from: NodeId; readonly to: NodeId }

export type JourneyMap = { readonly nodes: readonly MapNode[]; readonly edges: readonly MapEdge[] }

export const reviewId: NodeId = 'page:review'

export const pageId = (key: string): NodeId => `page:${key}`
export const screenId = (name: string): NodeId => `screen:${name}`
const stateId = (state: StateName): NodeId => screenId(toScreenName(state))

/** The name without its prefix. */
export const nameOfNode = (id: NodeId): string => id.replace(/^\w+:/u, '')

const describeWhen = (when: When): string =>
  when.map(({ path, isOneOf }) => `${path.replace(/^.*\./u, '')}: ${isOneOf.map(String).join(', ')}`).join('; or ')

/** The answers that make a page apply, and the lenders that lead to a state. Empty when there are none. */
export const describeNode = ({ when, lenders: names }: MapNode): string =>
  [...(when === undefined ? [] : [describeWhen(when)]), ...(names.length === 0 ? [] : [names.join(', ')])].join('; ')

const checking = stateId('CHECKING')
const summaryId = screenId(partnerSite.route.slice(1))

const outcomes: readonly StateName[] = ['ACCEPTED', 'REDIRECTED', 'REJECTED', 'THANK_YOU']

/** The states that a lender leads to: its requirements, its offer and its ending. */
const listStates = ({ requires, offer, ending }: Lender): readonly StateName[] => [
  ...requires,
  ...(offer === null ? [] : [offer.state]),
  ending,
]

/** Names of the lenders by the node they lead to. */
const groupLendersByNode = (served: readonly Lender[]): ReadonlyMap<NodeId, readonly string[]> => {
  const named = served.flatMap((lender) =>
    [...listStates(lender).map(stateId), ...(lender.hasSummary === true ? [summaryId] : [])].map(
      (id) => [id, lender.name] as const,
    ),
  )
  const ids = [...new Set(named.map(([id]) => id))]
  return new Map(ids.map((id) => [id, named.filter(([other]) => other === id).map(([, name]) => name)]))
}

/**
 * Edges to and from a state. A lender step returns to checking; changing the mobile number returns to its verification.
 */
const findStateEdges = (state: StateName): readonly MapEdge[] => {
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

export const buildJourneyMap = (product: Product): JourneyMap => {
  const asked = buildChain(product).filter(({ derivations }) => derivations.length === 0)
  const served = lenders.filter(({ country }) => country === product.country.code)
  const byNode = groupLendersByNode(served)
  const states = [...new Set<StateName>([...served.flatMap(listStates), 'REJECTED'])]
  const edges = uniqueEdges([
    ...listPageSteps(product).map(({ from, to }) => ({ from: pageId(from), to: to === null ? reviewId : pageId(to) })),
    { from: reviewId, to: checking },
    ...states.flatMap(findStateEdges),
    ...(byNode.has(summaryId)
      ? [
          { from: checking, to: summaryId },
          { from: summaryId, to: stateId('THANK_YOU') },
        ]
      : []),
  ])
  const pages: readonly MapNode[] = asked.map(({ key, when }) => ({
    id: pageId(key),
    kind: 'page',
    ...(when !== undefined && { when }),
    lenders: [],
  }))
  const nodeIds = new Set<NodeId>([...pages.map(({ id }) => id), reviewId, checking])
  const reached = [...new Set(edges.map(({ to }) => to))].filter((id) => !nodeIds.has(id))
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
 * The edges of one observed step. Checking can end before a test observes it, so a step through checking counts as two
 * edges. Empty when the map has no such step.
 */
export const traversedEdges = (map: JourneyMap, from: NodeId, to: NodeId): readonly MapEdge[] => {
  const direct = find(map, from, to)
  if (direct.length > 0) return direct
  const through = [find(map, from, checking), find(map, checking, to)]
  return through.every((edges) => edges.length > 0) ? through.flat() : []
}
