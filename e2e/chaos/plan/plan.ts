// Builds the plan of a journey from a seed: product, applicant, outcome, window, and the faults with their phases.
import { buildChain } from '@loan/domain/pages/chain'
import { filterShownPages } from '@loan/domain/pages/progress'
import { products, type ProductId } from '@loan/domain/products/registry'
import { listKeys } from '@loan/domain/records'
import { buildPersona, type PersonaIndex } from '../../../server/src/personas/persona.ts'
import { buildApplication, type ProductPersona, toPersona, withUniqueEmail } from '../../personas/persona.ts'
import type { Kind, Phase } from '../kinds/kind.ts'
import { kinds } from '../kinds/registry.ts'
import type { Window } from '../run/profile.ts'
import { createRandom, type Random } from './random.ts'

export type PlannedFault = {
  readonly kind: Kind
  readonly phase: Phase
  /** Key of the page; null for a phase that does not belong to a page. */
  readonly page: string | null
  /** Seed of the choices that the kind makes. */
  readonly seed: number
}

export type Plan = {
  readonly seed: number
  readonly product: ProductId
  readonly persona: ProductPersona
  /** Tag of the sandbox: the outcome and the steps of the lender. */
  readonly tag: string
  readonly window: Window
  readonly acceptsThirdParties: boolean
  /** Whether the applicant waits for some seconds at a message before they press its button. */
  readonly isPatient: boolean
  readonly faults: readonly PlannedFault[]
}

const productIds = listKeys(products)

export const isProductId = (id: string): id is ProductId => Object.hasOwn(products, id)

/** The screen at which a journey ends, by its sandbox tag; `redirected` ends there or on the site of the lender. */
export const outcomeByTag: Readonly<Record<string, string>> = {
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

/**
 * Consecutive seeds choose consecutive kinds, so that a few seeds cover all of them. Each round through all kinds has
 * its own order.
 */
const chooseKinds = (seed: number): readonly Kind[] => {
  const first = (seed - 1) * faultsPerJourney
  const chosen: Kind[] = []
  for (let position = first; position < first + faultsPerJourney; position += 1) {
    const round = Math.floor(position / kinds.length)
    const kind = createRandom(round).shuffle(kinds)[position % kinds.length]
    // A seed can choose from two rounds, which may both have the kind.
    if (kind !== undefined && !chosen.includes(kind)) chosen.push(kind)
  }
  return chosen
}

const pagePhases: readonly Phase[] = ['arrived', 'half', 'filled', 'submit']

/** Phases that occur once in a journey. A second fault in such a phase would have no effect. */
const singlePhases: readonly Phase[] = ['review', 'screen-submit']

/** Chooses the phase and the page of each fault. Omits a fault whose phases are all taken. */
const planFaults = (chosen: readonly Kind[], pages: readonly string[], random: Random): readonly PlannedFault[] => {
  const planned: PlannedFault[] = []
  for (const kind of chosen) {
    const isAvailable = (phase: Phase) =>
      !singlePhases.includes(phase) || !planned.some((other) => other.phase === phase)
    const available = kind.phases.filter(isAvailable)
    if (available.length === 0) continue
    const phase = random.pick(available)
    planned.push({
      kind,
      phase,
      page: pagePhases.includes(phase) ? random.pick(pages) : null,
      seed: random.below(2 ** 31),
    })
  }
  return planned
}

/** Tags of journeys whose `checking` phase leads to the outcome, so that no `screen` phase occurs. */
const screenlessTags: readonly string[] = ['accepted', 'rejected', 'redirected', 'second-lender', 'needs-field-error']

const chooseTag = (faults: readonly PlannedFault[], random: Random): string => {
  const requiredTag = faults.find(({ kind }) => kind.tag !== undefined)?.kind.tag
  if (requiredTag !== undefined) return requiredTag
  const hasScreenFault = faults.some(({ phase }) => phase.startsWith('screen'))
  return random.pick(Object.keys(outcomeByTag).filter((tag) => !hasScreenFault || !screenlessTags.includes(tag)))
}

/**
 * A journey has one sandbox tag, so kinds with another tag are removed. If a kind requires the open page, all others
 * that may load a document are removed.
 */
const removeConflictingKinds = (chosen: readonly Kind[]): readonly Kind[] => {
  const tagged = chosen.find(({ tag }) => tag !== undefined)
  const openPageKind = chosen.find(({ requiresOpenPage }) => requiresOpenPage)
  return chosen
    .filter(({ tag }) => tag === undefined || tag === tagged?.tag)
    .filter((kind) => openPageKind === undefined || kind === openPageKind || kind.loadsNoDocument === true)
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
  const personaIndex = random.pick<PersonaIndex>([0, 1, 2])
  const basePersona = toPersona(
    `chaos${seed}`,
    products[product],
    buildPersona(products[product], new Date(), personaIndex),
  )
  const chain = buildChain(products[product])
  const pages = filterShownPages(chain, buildApplication(basePersona)).map(({ key }) => key)
  const faults = planFaults(chosen, pages, random)
  const tag = chooseTag(faults, random)
  const persona = withUniqueEmail(basePersona, tag)
  return {
    seed,
    product,
    persona,
    tag,
    window: random.pick(windows),
    acceptsThirdParties: random.next() < 0.7,
    isPatient: seed % 3 === 0,
    faults,
  }
}

export const describePlan = ({ seed, product, tag, window, acceptsThirdParties, faults }: Plan): string =>
  [
    `seed ${seed}: ${product}, ${tag}, ${window.width} x ${window.height}, third parties ${acceptsThirdParties ? 'accepted' : 'refused'}`,
    ...faults.map(({ kind, phase, page }) => `  ${kind.name}: ${phase}${page === null ? '' : ` on ${page}`}`),
  ].join('\n')
