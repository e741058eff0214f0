// What happens to an application, in words no vendor owns (spec 4.57 to 4.73): which steps the state of the
// store has reached, and what of them may leave the page. What each vendor makes of them is adapters/.
import { parseProgressState, type StateName, states } from '@loan/domain/states'
import * as v from 'valibot'
import type { ApplicationState } from '../store/state.ts'

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
 * Of the session recording alone (spec 9.37, 9.38).
 * @assumed retargeting: a visit that takes up an earlier application; abandonment: leaving with an unsent one.
 */
export const isForRecording = ({ name }: Pick<FunnelEvent, 'name'>): boolean =>
  name === 'visit-returned' || name === 'visit-abandoned'

const isStateName = (name: unknown): name is StateName => typeof name === 'string' && Object.hasOwn(states, name)

/** All that may be told of an event: nothing an applicant typed, no id of a lead. Anything else fails to parse. */
export const funnelEventSchema = v.strictObject({
  name: v.picklist(funnelNames),
  /** The same however often it is sent, so that whoever receives it counts once. */
  id: v.pipe(v.string(), v.uuid()),
  /** Product identifier. */
  product: v.pipe(v.string(), v.regex(/^[a-z]+-[a-z]{2}$/)),
  page: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,59}$/))),
  state: v.exactOptional(v.custom<StateName>(isStateName)),
})
export type FunnelEvent = Readonly<v.InferOutput<typeof funnelEventSchema>>

/** A step that was reached; `key` tells it from every other of this session. */
export type FunnelStep = {
  readonly key: string
  readonly name: FunnelName
  readonly page?: string
  readonly state?: StateName
  /** The key names the lead: the step is the same on every device. */
  readonly isOfLead?: boolean
}

/** @assumed the states in which a lender's offer is in sight. */
const offerStates: readonly StateName[] = [
  'IPFD_OFFER_CHOICE',
  'COFIDIS_OFFER',
  'PROVIDENT_OFFER',
  'INSTABANK_OFFER',
  'PROFICREDIT_OFFER',
]

const namesByState: Readonly<Partial<Record<StateName, FunnelName>>> = {
  REDIRECTED: 'redirected',
  ACCEPTED: 'accepted',
  THANK_YOU: 'accepted',
  REJECTED: 'rejected',
}

/** Whether somebody who leaves now leaves an application behind. */
export const isUnsent = ({ leadApplication, dynamicPages }: ApplicationState): boolean =>
  dynamicPages.completed.length > 0 && leadApplication.progressState === 0

/**
 * Every step the application has reached by now, the earlier ones first. `wasShownOffer` asks whether an offer was in
 * sight before.
 * @assumed an offer counts as accepted where one was shown and the lead was accepted or sent on after it.
 */
export const stepsOf = (
  { leadApplication, dynamicPages }: ApplicationState,
  hasReached: (key: string) => boolean,
): readonly FunnelStep[] => {
  const { lead, progressState } = leadApplication
  const pages = dynamicPages.completed.map((page): FunnelStep => ({
    key: `page-completed:${page}`,
    name: 'page-completed',
    page,
  }))
  const begun: readonly FunnelStep[] = [{ key: 'visit-started', name: 'visit-started' }, ...pages]
  if (lead === null) return begun
  const ofLead = (name: FunnelName, state?: StateName): FunnelStep => ({
    key: `${name}:${lead.id}`,
    name,
    isOfLead: true,
    ...(state !== undefined && { state }),
  })
  const created = [...begun, ofLead('lead-created')]
  const state = parseProgressState(progressState)
  if (state === null || state === 'NONE') return created
  const submitted = [...created, ofLead('lead-submitted')]
  if (offerStates.includes(state)) return [...submitted, ofLead('offer-shown', state)]
  const outcome = namesByState[state]
  if (outcome === undefined) return submitted
  const isAccepted = outcome !== 'rejected' && hasReached(ofLead('offer-shown').key)
  return [...submitted, ...(isAccepted ? [ofLead('offer-accepted', state)] : []), ofLead(outcome, state)]
}
