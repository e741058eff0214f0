// Creates leads of personas over the API (server/src/testing/leadCalls.ts) and stores them in the browser.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { StateName } from '@loan/domain/states'
import type { Page } from '@playwright/test'
import * as calls from '../../server/src/testing/leadCalls.ts'
import type { ProductPersona } from '../personas/persona.ts'
import type { TestServer } from '../setup/server.ts'
import { storeSlices, buildAnsweredPages, buildPayload } from './storedSession.ts'

export type TestLead = calls.LeadHandle & {
  readonly revision: number
  readonly leadStatus: string
  readonly expiresAt: string
  readonly persona: ProductPersona
}

export const fetchStatus = ({ origin }: TestServer, lead: calls.LeadHandle): Promise<LeadStatus> =>
  calls.fetchStatus(origin, lead)

/** Waits until the lead is in a state. Resolves with its status. */
export const waitForState = ({ origin }: TestServer, lead: calls.LeadHandle, state: StateName): Promise<LeadStatus> =>
  calls.waitForState(origin, lead, state)

/** Creates and submits a lead. The tag in the persona's e-mail address selects the sandbox scenario. */
export const submitLead = async ({ origin }: TestServer, persona: ProductPersona): Promise<TestLead> => {
  return { ...(await calls.sendLead(origin, persona.product, buildPayload(persona))), persona }
}

export const push = ({ origin }: TestServer, { id }: Pick<TestLead, 'id'>, state: StateName): Promise<void> =>
  calls.forceLeadStateInSandbox(origin, id, state)

/** Stores the lead in the browser as the page does after the submit. Does not open the application. */
export const storeLeadInBrowser = async (page: Page, server: TestServer, lead: TestLead): Promise<void> => {
  const { persona, ...handle } = lead
  const status = await fetchStatus(server, lead)
  await storeSlices(page, server, {
    leadApplication: {
      applicationData: buildPayload(persona),
      lead: { ...handle, revision: status.revision, leadStatus: status.leadStatus, expiresAt: status.expiresAt },
      progressState: status.progressState,
      pendingWrite: null,
      lastOperationTimestamp: new Date().toISOString(),
    },
    dynamicPages: buildAnsweredPages(persona),
  })
}
