// Builds the plan of a journey from a seed: product, applicant, outcome, window, and the faults with their phases.
import { filterApplicablePages, buildChain } from '@loan/domain/pages/chain'
import { products, type ProductId } from '@loan/domain/products/registry'
import { buildPersona, type PersonaIndex } from '../../../server/src/personas/persona.ts'
import { buildApplication, type Persona, toPersona, withUniqueEmail } from '../../personas/persona.ts'
import type { Kind, Phase } from '../kinds/kind.ts'
import { kinds } from '../kinds/registry.ts'
import type { Window } from '../run/profile.ts'
import { createRandom, type Random } from './random.ts'

export type PlannedFault = {
  readonly kind: Kind
  readonly phase: Phase
  /** Key of the page; null where the phase occurs on no page. */
  readonly page: string | null
  /** Seed of the choices that the kind makes. */
  readonly seed: number
}

export type Plan = {
  readonly seed: number
  readonly product: ProductId
  readonly persona: Persona
  /** Tag of the sandbox: the outcome and the steps of the lender. */
  readonly tag: string
  readonly window: Window
  readonly acceptsThirdParties: boolean
  readonly faults: readonly PlannedFault[]
}

const productIds = Object.keys(products).filter((id): id is ProductId => Object.hasOwn(products, id))

export const isProductId = (id: string): id is ProductId => Object.hasOwn(products, id)

/** The screen at which a journey ends, by its sandbox tag. */
export const outcomes: Readonly<Record<string, string>> = {
  accepted: 'accepted',
  full: 'accepted',
  'policy-consents': 'accepted',
  'ipfd-offer-choice': 'accepted',
  'id-upload': 'accepted',
  'customer-debts': 'accepted',
  'employment-details': 'accepted',
  'second-lender': 'accepted',
  instantor: 'accepted',
  verification: 'accepted',
  'needs-field-error': 'accepted',
  redirected: 'redirected',
  rejected: 'rejected',
}

const windows: readonly Window[] = [
  { width: 360, height: 640, zoom: 1 },
  { width: 412, height: 915, zoom: 1 },
  { width: 1280, height: 800, zoom: 1 },
]

const faultsPerJourney = 7

/** Each seed takes the next faults of a list of all kinds that is shuffled once for each round. */
const chooseKinds = (seed: number): readonly Kind[] => {
  const first = (seed - 1) * faultsPerJourney
  const chosen: Kind[] = []
  for (let place = first; place < first + faultsPerJourney; place += 1) {
    const round = Math.floor(place / kinds.length)
    const kind = createRandom(round).shuffle(kinds)[place % kinds.length]
    if (kind !== undefined && !chosen.includes(kind)) chosen.push(kind)
  }
  return chosen
}

const onPages: readonly Phase[] = ['arrived', 'half', 'filled', 'submit']

/** Phases that occur once in a journey. A second fault in such a phase would have no effect. */
const once: readonly Phase[] = ['review', 'screen-submit']

const place = (chosen: readonly Kind[], pages: readonly string[], random: Random): readonly PlannedFault[] => {
  const placed: PlannedFault[] = []
  for (const kind of chosen) {
    const isFree = (phase: Phase) => !once.includes(phase) || !placed.some((other) => other.phase === phase)
    const free = kind.phases.filter(isFree)
    if (free.length === 0) continue
    const phase = random.pick(free)
    placed.push({ kind, phase, page: onPages.includes(phase) ? random.pick(pages) : null, seed: random.below(2 ** 31) })
  }
  return placed
}

/** Tags whose outcome follows the check without other screens. */
const withoutScreens: readonly string[] = ['accepted', 'rejected', 'redirected', 'second-lender', 'needs-field-error']

const chooseTag = (faults: readonly PlannedFault[], random: Random): string => {
  const needed = faults.find(({ kind }) => kind.tag !== undefined)?.kind.tag
  if (needed !== undefined) return needed
  const onScreens = faults.some(({ phase }) => phase.startsWith('screen'))
  return random.pick(Object.keys(outcomes).filter((tag) => !onScreens || !withoutScreens.includes(tag)))
}

/** Keeps the kinds of one sandbox tag, and only kinds that load no document where only the page holds the answers. */
const removeConflictingKinds = (chosen: readonly Kind[]): readonly Kind[] => {
  const tagged = chosen.find(({ tag }) => tag !== undefined)
  const needs = chosen.find(({ requiresOpenPage }) => requiresOpenPage)
  return chosen
    .filter(({ tag }) => tag === undefined || tag === tagged?.tag)
    .filter((kind) => needs === undefined || kind === needs || kind.loadsNoDocument === true)
}

/** Builds the plan of a seed. `product` and `only` (names of kinds) override the choices of the seed. */
export const buildPlan = (
  seed: number,
  {
    product: requestedProduct,
    only,
  }: { readonly product?: ProductId | undefined; readonly only?: readonly string[] | undefined } = {},
): Plan => {
  const random = createRandom(seed * 7919)
  const product = requestedProduct ?? productIds[(seed - 1) % productIds.length]
  if (product === undefined) throw new Error('There is no product')
  const chosen = removeConflictingKinds(
    only === undefined ? chooseKinds(seed) : kinds.filter(({ name }) => only.includes(name)),
  )
  const personaPlace = random.pick<PersonaIndex>([0, 1, 2])
  const answers = toPersona(
    `chaos${seed}`,
    products[product],
    buildPersona(products[product], new Date(), personaPlace),
  )
  const pages = filterApplicablePages(buildChain(products[product]), buildApplication(answers)).map(({ key }) => key)
  const faults = place(chosen, pages, random)
  const tag = chooseTag(faults, random)
  const persona = withUniqueEmail(answers, tag)
  return {
    seed,
    product,
    persona,
    tag,
    window: random.pick(windows),
    acceptsThirdParties: random.next() < 0.7,
    faults,
  }
}

export const describePlan = ({ seed, product, tag, window, acceptsThirdParties, faults }: Plan): string =>
  [
    `seed ${seed}: ${product}, ${tag}, ${window.width} x ${window.height}, third parties ${acceptsThirdParties ? 'accepted' : 'refused'}`,
    ...faults.map(({ kind, phase, page }) => `  ${kind.name}: ${phase}${page === null ? '' : ` on ${page}`}`),
  ].join('\n')
