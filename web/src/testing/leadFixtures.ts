// Fixtures of a lead: its id, the reply to an action and its status in each state.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { type StateName, states } from '@loan/domain/states'

export const leadId = '0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c6d'
export const expiresAt = '2026-11-21T10:00:00.000Z'

/** The reply to an action that changes the lead; the lead is in CHECKING. */
export const receipt = { id: leadId, revision: 3, leadStatus: 'waiting', expiresAt, progressState: 6 }

const partner = { key: 'polanka', name: 'Polanka Kredyt' }

export const partners = [{ ...partner, initials: 'PK', logo: '/partner/logos/polanka.svg' }]

export const buildLeadStatus = (state: StateName, changes: Partial<LeadStatus> = {}): LeadStatus => ({
  ...receipt,
  progressState: states[state].code,
  applicationResult: { application: { status: 'waiting' }, offerId: null, partner },
  pollAfterMs: null,
  steps: [],
  lender: { ...partner, match: partner.key },
  questions: null,
  handOver: null,
  upload: null,
  debts: null,
  verification: null,
  policies: [],
  offers: [],
  redirect: null,
  rejection: null,
  ...changes,
})
