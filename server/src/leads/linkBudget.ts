// Limits how often a resume link can be requested, because each request sends an e-mail.
import { and, desc, eq, gt } from 'drizzle-orm'
import { resumeLinks } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { LeadError } from '../lib/leadError.ts'

/**
 * @assumed the specification names no request for a link. All links of a lead count, including those that the server
 * sends without a request.
 */
const linkLimits = { perDay: 6, waitSeconds: 60 } as const

/** Throws `too-many-requests`. The caller holds the row lock. */
export const assertMayRequestLink = async (transaction: Database, leadId: string, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - 86_400_000)
  const links = await transaction
    .select({ createdAt: resumeLinks.createdAt })
    .from(resumeLinks)
    .where(and(eq(resumeLinks.leadId, leadId), gt(resumeLinks.createdAt, since)))
    .orderBy(desc(resumeLinks.createdAt))
  const [newest] = links
  const oldest = links.at(-1)
  if (newest === undefined || oldest === undefined) return
  const waitSeconds = Math.ceil((newest.createdAt.getTime() - now.getTime()) / 1000) + linkLimits.waitSeconds
  const isSpent = links.length >= linkLimits.perDay
  if (waitSeconds <= 0 && !isSpent) return
  const untilFree = Math.ceil((oldest.createdAt.getTime() - since.getTime()) / 1000)
  throw new LeadError('too-many-requests', 'A link was sent already; wait before requesting another one.', {
    retryAfterSeconds: Math.max(1, isSpent ? untilFree : waitSeconds),
  })
}
