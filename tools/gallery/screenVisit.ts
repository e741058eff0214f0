// A lead of an invented applicant in the state a screen is for, and the tab of the applicant who sent it.
import { randomUUID } from 'node:crypto'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import type { StateName } from '@loan/domain/states'
import { isStateTag } from '../../server/src/sandbox/stateScenarios.ts'
import { buildPersona } from '../../server/src/personas/persona.ts'
import { pushLead, sendLead, waitForState } from '../../server/src/testing/leadCalls.ts'
import type { ShownScreen } from './entries.ts'
import { answeredPages, type Visit } from './visit.ts'

const applicationOf = (product: Product, tag: string): LeadApplication => {
  const application = buildPersona(product, new Date())
  const email = `gallery.${randomUUID().slice(0, 8)}+${tag}@example.com`
  return { ...application, contactDetails: { ...application.contactDetails, email } }
}

/**
 * `origin` of the server. The tag decides what the lenders do; the push saves the wait for them. Throws where the lead
 * does not come into the screen's state.
 */
export const buildScreenVisit = async (
  origin: string,
  product: Product,
  { name, path, state }: ShownScreen & { readonly state: StateName },
): Promise<Visit> => {
  const application = applicationOf(product, name)
  const { id, token } = await sendLead(origin, product.id, application)
  if (isStateTag(name)) await pushLead(origin, id, state)
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
