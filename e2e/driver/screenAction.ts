// The type of an action that leaves a screen, and the actions that several screens share.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { StateName } from '@loan/domain/states'
import type { Locator, Page } from '@playwright/test'
import type { TestServer } from '../setup/server.ts'
import type { Call } from './faults.ts'
import type { TestLead } from './leads.ts'

/** The screen on which an action is performed, with its lead. */
export type ActionContext = {
  readonly page: Page
  readonly server: TestServer
  readonly screen: Locator
  readonly state: StateName
  readonly lead: TestLead
  readonly status: LeadStatus
}

export type ScreenAction = {
  readonly name: string
  /** Fills in the screen without submitting it. */
  readonly fill?: (actionContext: ActionContext) => Promise<void>
  readonly press: (actionContext: ActionContext) => Promise<void>
  /** The call of the press: any POST where undefined; null where it makes no call, or the call of another action. */
  readonly call?: Call | null
  /** Steps between the press and the target, for example on a partner's page. */
  readonly onward?: (actionContext: ActionContext) => Promise<void>
  /** State of the lead after the action. `next-lender`: the same state with another lender. */
  readonly to: StateName | 'same' | 'next-lender' | 'new-application'
  /** Further assertions on the status after the action. */
  readonly shows?: (actionContext: ActionContext, after: LeadStatus) => void
  /** Number of calls that change data; one where undefined. */
  readonly writes?: (status: LeadStatus) => number
  /** Whether the screen offers the action; always where undefined. */
  readonly needs?: (status: LeadStatus) => boolean
  /** Milliseconds by which the test advances the clock before the action is available. */
  readonly waitsMs?: number
}

export const submit = (screen: Locator): Promise<void> => screen.locator('[type="submit"]').last().click()

/** Skips the lender and confirms. */
export const skipLender = async (screen: Locator): Promise<void> => {
  await screen.locator('#skip-lender').click()
  await screen.locator('#confirm-skip-lender').click()
}

export const skip: ScreenAction = {
  name: 'skip',
  press: ({ screen }) => skipLender(screen),
  to: 'next-lender',
}
