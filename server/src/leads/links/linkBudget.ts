// Limits how often a resume link can be requested, because each request sends an e-mail or creates a secret.
import { and, desc, eq, gt } from 'drizzle-orm'
import { dayMs } from '@loan/domain/durations'
import { resumeLinks } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import { LeadError } from '../../lib/leadError.ts'
import type { ResumeLink } from './resumeLink.ts'

/** A lender can cause many links in e-mails about its news, most of which are not sent: they count for no request. */
type RequestedKind = Exclude<ResumeLink['kind'], 'news'>

/**
 * @assumed the specification describes no request for a link and therefore no limit. All links of a
 * lead and a kind count, including those that the server sends without a request.
 */
const linkLimits: Readonly<Record<RequestedKind, { readonly perDay: number; readonly minIntervalSeconds: number }>> = {
  email: { perDay: 6, minIntervalSeconds: 60 },
  phone: { perDay: 20, minIntervalSeconds: 2 },
}

/** Throws `too-many-requests` when a limit is reached. The caller must hold the row lock of the lead. */
export const assertMayRequestLink = async (
  transaction: Database,
  { leadId, kind, now }: { readonly leadId: string; readonly kind: RequestedKind; readonly now: Date },
): Promise<void> => {
  const { perDay, minIntervalSeconds } = linkLimits[kind]
  const since = new Date(now.getTime() - dayMs)
  const links = await transaction
    .select({ createdAt: resumeLinks.createdAt })
    .from(resumeLinks)
    .where(and(eq(resumeLinks.leadId, leadId), eq(resumeLinks.kind, kind), gt(resumeLinks.createdAt, since)))
    .orderBy(desc(resumeLinks.createdAt))
  const [newest] = links
  if (newest === undefined) return
  const computeSecondsUntil = (time: number): number => Math.ceil((time - now.getTime()) / 1000)
  const intervalSeconds = computeSecondsUntil(newest.createdAt.getTime()) + minIntervalSeconds
  // When this link is a day old, fewer than `perDay` remain.
  const limiting = links[perDay - 1]
  const daySeconds = limiting === undefined ? 0 : computeSecondsUntil(limiting.createdAt.getTime() + dayMs)
  const retryAfterSeconds = Math.max(intervalSeconds, daySeconds)
  if (retryAfterSeconds <= 0) return
  throw new LeadError('too-many-requests', 'A link was requested already; wait before requesting another one.', {
    retryAfterSeconds,
  })
}
