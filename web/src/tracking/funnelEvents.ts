// The vendor-neutral funnel events (spec 4.57 to 4.73): derives the reached steps from the state of the store, and
// limits the data of an event. The adapters translate events for vendors.
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { type StateName, isStateName } from '@loan/domain/states'
import * as v from 'valibot'
import type { ApplicationState } from '../store/state.ts'
import { isSubmitted } from '../store/isSubmitted.ts'
import { readLeadState } from '../store/leadState.ts'

export const funnelNames = [
  'visit-started',
  'visit-returned',
  'visit-abandoned',
  'page-completed',
  'lead-created',
  'lead-submitted',
  'offer-shown',
  'offer-accepted',
  'redirected',
  'accepted',
  'rejected',
] as const
export type FunnelName = (typeof funnelNames)[number]

/**
 * Events that only the session recording receives (spec 9.37, 9.38).
 * @assumed retargeting is a session that resumes an application; abandonment is leaving an unsubmitted one.
 */
export const isForRecording = ({ name }: Pick<FunnelEvent, 'name'>): boolean =>
  name === 'visit-returned' || name === 'visit-abandoned'

/** All data that an event may contain: no answers and no id of a lead. Rejects any other field. */
export const funnelEventSchema = v.strictObject({
  name: v.picklist(funnelNames),
  /** The same for every repetition, so that a receiver can remove duplicates. */
  id: v.pipe(v.string(), v.uuid()),
  /** Product identifier. */
  product: v.pipe(v.string(), v.regex(/^[a-z]+-[a-z]{2}$/)),
  page: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,59}$/))),
  state: v.exactOptional(v.custom<StateName>(isStateName)),
})
export type FunnelEvent = Readonly<v.InferOutput<typeof funnelEventSchema>>

/** A reached step. `key` is unique within the session. */
export type FunnelStep = {
  readonly key: string
  readonly name: FunnelName
  readonly page?: string
  readonly state?: StateName
  /** True when the key contains the id of the lead: the step is the same on every device. */
  readonly isLeadStep?: boolean
}

// A table, so that the compiler requires a row for a new state. The table of lender steps would add more bytes.
/** @assumed these are the states whose screens show a lender's offer. */
const offerStates: Readonly<Record<StateOfKind<'offers'>, true>> = {
  IPFD_OFFER_CHOICE: true,
  COFIDIS_OFFER: true,
  PROVIDENT_OFFER: true,
  INSTABANK_OFFER: true,
  PROFICREDIT_OFFER: true,
}

const namesByState: Readonly<Partial<Record<StateName, FunnelName>>> = {
  REDIRECTED: 'redirected',
  ACCEPTED: 'accepted',
  THANK_YOU: 'accepted',
  REJECTED: 'rejected',
}

/** True when the application is started and not submitted. */
export const isUnsent = (state: ApplicationState): boolean =>
  state.dynamicPages.completed.length > 0 && !isSubmitted(state)

/**
 * All steps that the application has reached, in order. `hasReached` returns whether a step was counted before.
 * @assumed an offer counts as accepted when one was shown and the lead was accepted or redirected after it.
 */
export const collectSteps = (
  application: ApplicationState,
  hasReached: (key: string) => boolean,
): readonly FunnelStep[] => {
  const { leadApplication, dynamicPages } = application
  const { lead } = leadApplication
  const pages = dynamicPages.completed.map((page): FunnelStep => ({
    key: `page-completed:${page}`,
    name: 'page-completed',
    page,
  }))
  const begun: readonly FunnelStep[] = [{ key: 'visit-started', name: 'visit-started' }, ...pages]
  if (lead === null) return begun
  const buildLeadStep = (name: FunnelName, state?: StateName): FunnelStep => ({
    key: `${name}:${lead.id}`,
    name,
    isLeadStep: true,
    ...(state !== undefined && { state }),
  })
  const created = [...begun, buildLeadStep('lead-created')]
  const state = readLeadState(application)
  if (state === null || state === 'NONE') return created
  const submitted = [...created, buildLeadStep('lead-submitted')]
  if (Object.hasOwn(offerStates, state)) return [...submitted, buildLeadStep('offer-shown', state)]
  const outcome = namesByState[state]
  if (outcome === undefined) return submitted
  const isAccepted = outcome !== 'rejected' && hasReached(buildLeadStep('offer-shown').key)
  return [...submitted, ...(isAccepted ? [buildLeadStep('offer-accepted', state)] : []), buildLeadStep(outcome, state)]
}
