// Erases the lead of a create that was in flight when the applicant cleared the data.
import * as v from 'valibot'
import type { AppContext } from '../app-context/AppContext.tsx'
import { eraseQueuedLeads, leadToEraseSchema, queueLead } from './clearData.ts'

/** `reply` is the reply to the create. */
export const eraseCreatedLead = async (
  app: Pick<AppContext, 'storages' | 'request'>,
  reply: unknown,
): Promise<void> => {
  const created = v.safeParse(leadToEraseSchema, reply)
  if (!created.success) return
  queueLead(app.storages, created.output)
  await eraseQueuedLeads(app)
}
