// Everything that an action on a lead may change, without what is random, so that two runs can be compared. For tests
// only.
import { eq } from 'drizzle-orm'
import { leads, leadTokens, outbox } from '../database/schema.ts'
import { parseLead } from '../leads/lead.ts'
import { hasRealLender } from '../lender-journeys/journey.ts'
import { findPhase, isForApplicant, isWaiting } from '../lender-journeys/phases.ts'
import { decryptContent } from '../outbox/outboxRows.ts'
import { parseJson } from './readReply.ts'
import type { TestServer } from './testServer.ts'

/** The kind of a request to a lender, with what became of it. */
const describeRequest = (
  { services }: Pick<TestServer, 'services'>,
  { kind, status, sealed, leadId }: typeof outbox.$inferSelect,
): string => {
  const content = decryptContent(services.secretKey, { sealed, leadId })
  const parsed = content === null ? null : parseJson(content)
  const what = typeof parsed === 'object' && parsed !== null && 'kind' in parsed ? String(parsed.kind) : ''
  return `${kind} ${what} ${status} ${sealed === null ? 'cleared' : ''}`
}

/** Throws for a deleted row, one that no server can read, and a wait without an end. */
export const readLeadResult = async (server: TestServer, { id }: { readonly id: string }) => {
  const { database } = server.storage
  const [row] = await database.select().from(leads).where(eq(leads.id, id))
  if (row === undefined) throw new Error('A submitted lead was deleted')
  const { state, status, journey, dueAt, revision, erasedAt } = parseLead(row)
  const phase = findPhase({ state, journey })
  // The lead of a real lender that waits for its applicant is due when it expires.
  const hasDueTime = isWaiting(phase) || (isForApplicant(phase) && hasRealLender(journey))
  if (erasedAt === null && hasDueTime !== (dueAt !== null))
    throw new Error(`The lead is in ${phase}, and ${dueAt === null ? 'has no' : 'has a'} due time`)
  const requests = await database.select().from(outbox).where(eq(outbox.leadId, id)).orderBy(outbox.id)
  const tokens = await database.select().from(leadTokens).where(eq(leadTokens.leadId, id))
  const { reference: _reference, clientHash: _hash, ...comparable } = journey ?? {}
  return {
    state,
    status,
    phase,
    journey: journey === null ? null : comparable,
    dueAt,
    revision,
    erasedAt,
    devices: tokens.length,
    requests: requests.map((request) => describeRequest(server, request)),
  }
}
