// Creates a lead of a persona in the state that a screen shows, and the browser storage of its applicant.
import { randomUUID } from 'node:crypto'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import type { StateName } from '@loan/domain/states'
import { isStateTag } from '../../server/src/sandbox/stateScenarios.ts'
import { buildPersona } from '../../server/src/personas/persona.ts'
import { forceLeadStateInSandbox, sendLead, waitForState } from '../../server/src/testing/leadCalls.ts'
import type { ShownScreen } from './entries.ts'
import { answeredPages, type StoredApplicant } from './pageApplicant.ts'

const buildApplication = (product: Product, tag: string): LeadApplication => {
  const application = buildPersona(product, new Date())
  const email = `gallery.${randomUUID().slice(0, 8)}+${tag}@example.com`
  return { ...application, contactDetails: { ...application.contactDetails, email } }
}

/**
 * `origin` is the origin of the server. The tag in the e-mail address selects the lender decisions in the sandbox, and
 * the push skips the waiting time. Throws when the lead does not reach the state of the screen.
 */
export const buildScreenApplicant = async (
  origin: string,
  product: Product,
  { name, path, state }: ShownScreen & { readonly state: StateName },
): Promise<StoredApplicant> => {
  const application = buildApplication(product, name)
  const { id, token } = await sendLead(origin, product.id, application)
  if (isStateTag(name)) await forceLeadStateInSandbox(origin, id, state)
  const status = await waitForState(origin, { id, token }, state)
  return {
    path,
    leadApplication: {
      applicationData: application,
      lead: { id, token, revision: status.revision, leadStatus: status.leadStatus, expiresAt: status.expiresAt },
      progressState: status.progressState,
      pendingWrite: null,
      lastOperationTimestamp: new Date().toISOString(),
    },
    dynamicPages: answeredPages(product, application),
  }
}
