// SPEC.md §4: states, requests, the lead, staleness, clearing.
import type { Clause, ClauseSection } from './clause.ts'

const persistence = 'web/src/store/persistence.test.ts'
const saving = 'web/src/form/saving.test.ts'
const leadWrite = 'web/src/form/leadWrite.test.ts'
const sevenFields = 'domain/src/lead/staleness.test.ts: is exactly seven fields'

const states: readonly Clause[] = [
  {
    says: '42 states, NONE 0 to PROFICREDIT_OFFER 41, each with its number',
    shownBy: [
      'domain/src/stateTable.test.ts: has the number and the route of the specification',
      'domain/src/states.test.ts: are the 42 of the specification, numbered from 0 without a gap',
    ],
  },
  {
    says: 'Each state maps to a route',
    shownBy: [
      'domain/src/stateTable.test.ts: has the number and the route of the specification',
      'domain/src/states.test.ts: have each a route of its own',
    ],
    differs: 'docs/decisions/one-address-for-page-and-state.md',
  },
  {
    says: 'Each state is flagged as before or after the offer',
    shownBy: ['domain/src/states.test.ts: lie before the offer or after it'],
  },
  {
    says: 'Before the offer: loan information, personal, contact and income details, other and reference information, employment details',
    shownBy: ['domain/src/states.test.ts: lie before the offer or after it'],
  },
  {
    says: 'All states from checking onward are after the offer',
    shownBy: ['domain/src/states.test.ts: lie before the offer or after it'],
  },
  {
    says: 'Employment details maps to the employer data',
    shownBy: ['domain/src/stateTable.test.ts: before the offer fills in its own part of the lead'],
  },
  {
    says: 'Personal and contact steps map to their own data sections',
    shownBy: ['domain/src/stateTable.test.ts: before the offer fills in its own part of the lead'],
  },
  {
    says: 'Other information maps to otherDetails',
    shownBy: ['domain/src/stateTable.test.ts: before the offer fills in its own part of the lead'],
  },
  {
    says: 'The initial progress state is 0',
    shownBy: ['web/src/store/applicationStore.test.ts: begins as the specification says'],
  },
  {
    says: 'Which transitions are allowed is not shown; the server drives them',
    shownBy: [
      'web/src/journey/followState.test.ts: comes to rest after one move, whatever the server names and wherever one stands',
      'server/src/routes/journey.test.ts: takes %s through its states',
    ],
    differs: 'docs/decisions/10-server-names-the-step.md',
  },
]

const lead: readonly Clause[] = [
  {
    says: 'Request status: uninitialized, pending, fulfilled, rejected',
    shownBy: [
      'web/src/journey/journey.test.ts: writes what the server says to the stores',
      'web/src/journey/journey.test.ts: keeps what it knows on %s',
    ],
    differs: 'docs/decisions/fields-without-a-place.md',
  },
  {
    says: 'After a successful create the returned id is stored',
    shownBy: [`${saving}: creates the lead once and updates it from then on`],
  },
  {
    says: 'After a successful update the id is stored if present (our contract always names it)',
    shownBy: [`${leadWrite}: carries the product identifier in every body, and keeps the id the reply names`],
  },
  {
    says: "A failure is only logged: 'Failed to post lead', 'Failed to update lead'",
    shownBy: [
      `${leadWrite}: of a create that ends %s: Failed to post lead`,
      `${leadWrite}: of an update that ends %s: Failed to update lead`,
    ],
  },
  {
    says: 'The error object of a failed write is returned',
    shownBy: [`${leadWrite}: a failure is logged and returned, no more`],
  },
  {
    says: 'After lead actions, creates and updates the lead state is written to session storage when it changed',
    shownBy: [
      `${persistence}: is written only when it changed`,
      `${persistence}: is there again after a reload, to the last field`,
    ],
  },
  {
    says: 'Changes of dynamic pages are persisted the same way',
    shownBy: [`${persistence}: is written only when it changed`],
  },
  {
    says: 'Changes of UI colours are persisted the same way',
    shownBy: ['web/src/store/colours.test.ts: starts from the stored colours, and other ones override them'],
  },
  {
    says: 'Loan application data is saved to local storage on one lead action (ours: on every change of the lead)',
    shownBy: [`${persistence}: brings the rest to another tab, with the pages of what is missing open again`],
    differs: 'docs/decisions/04-what-stays-in-the-tab.md',
  },
]

const stale: readonly Clause[] = [
  {
    says: 'Stale where the expiry time has passed',
    shownBy: ['domain/src/lead/staleness.test.ts: %j: %s', 'web/src/store/restore.test.ts: the expiry has passed'],
  },
  {
    says: 'Stale where the session start is older than the configured expiration time',
    shownBy: [
      'domain/src/lead/staleness.test.ts: %j: %s',
      'web/src/store/restore.test.ts: the session began too long ago',
    ],
  },
  {
    says: 'Stale where the lead status is not positive',
    shownBy: [
      'domain/src/lead/status.test.ts: %s is positive: %s',
      'web/src/store/restore.test.ts: the status is not positive',
    ],
    differs: 'docs/decisions/04-what-stays-in-the-tab.md',
  },
  {
    says: 'Stale data loses sessionStartedAt, id, generalPolicies, policies, leadSource, googleCaptchaToken and ibanConsent',
    shownBy: [
      sevenFields,
      'web/src/store/restore.test.ts: loses seven fields and the lead, and keeps every other answer',
    ],
  },
]

const clearing: readonly Clause[] = [
  {
    says: 'Clearing the application result clears the id and resets the dynamic pages to their initial form (what was typed stays as drafts)',
    shownBy: [
      'web/src/store/applicationStore.test.ts: clears everything but what is to be kept and how the page looks',
      'web/src/context/useStartAgain.test.tsx: sets the progress to 0, takes away the lead, its pages and the stale fields',
    ],
  },
  {
    says: 'Clearing the whole state sets progress to 0, clears the result and strips the stale fields',
    shownBy: [
      'web/src/context/useStartAgain.test.tsx: sets the progress to 0, takes away the lead, its pages and the stale fields',
    ],
  },
]

export const lifeOfALead: readonly ClauseSection[] = [
  { section: '§4 Application state', clauses: states },
  { section: '§4 Request status, lead create and update', clauses: lead },
  { section: '§4 Staleness', clauses: stale },
  { section: '§4 Clearing', clauses: clearing },
]
