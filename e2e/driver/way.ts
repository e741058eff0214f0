// What a way out of a screen is, and those that many screens share.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { StateName } from '@loan/domain/states'
import type { Locator, Page } from '@playwright/test'
import type { TestServer } from '../setup/server.ts'
import type { Call } from './faults.ts'
import type { HeldLead } from './leads.ts'

/** A screen as whoever leaves it stands before it. */
export type Leaving = {
  readonly page: Page
  readonly server: TestServer
  readonly screen: Locator
  readonly state: StateName
  readonly lead: HeldLead
  readonly status: LeadStatus
}

export type Way = {
  readonly name: string
  /** Answers what is asked; leaves nothing. */
  readonly fill?: (leaving: Leaving) => Promise<void>
  readonly press: (leaving: Leaving) => Promise<void>
  /** What the press calls: where left out, what leads the lead on; null where nothing or what another way calls. */
  readonly call?: Call | null
  /** What comes of the press before the lead stands where the way leads: a partner's page, say. */
  readonly onward?: (leaving: Leaving) => Promise<void>
  /** Where the lead stands in the end; `next-lender`: in the same state, with another lender. */
  readonly to: StateName | 'same' | 'next-lender' | 'new-visit'
  /** What else must hold then. */
  readonly shows?: (leaving: Leaving, after: LeadStatus) => void
  /** Calls that change something; one where left out. */
  readonly writes?: (status: LeadStatus) => number
  /** Only where the screen has it. */
  readonly needs?: (status: LeadStatus) => boolean
  /** Something an applicant waits for comes sooner. */
  readonly waitsMs?: number
}

export const submit = (screen: Locator): Promise<void> => screen.locator('form [type="submit"]').last().click()

export const skip: Way = {
  name: 'skip',
  press: ({ screen }) => screen.locator('button[aria-describedby="skip-lender-help"]').click(),
  to: 'next-lender',
}
