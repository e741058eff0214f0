// Devices of a lead: each has one valid token, which another device can retire. A retired token is stored with its
// reason for a limited time, so that its device receives that reason instead of "not found".
import { and, eq, inArray, ne } from 'drizzle-orm'
import { leadTokens, retiredTokens } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import { LeadError } from '../../lib/leadError.ts'
import { hashSecret, issueToken } from '../tokens.ts'

type RetirementReason = (typeof retiredTokens.$inferSelect)['reason']

/** @assumed longer than the expiry of a lead, so that a device in weekly use still deletes its copy of the lead. */
export const retiredTokenDays = 30

const retire = async (
  transaction: Database,
  tokens: readonly Pick<typeof leadTokens.$inferSelect, 'tokenHash' | 'leadId'>[],
  reason: RetirementReason,
  now: Date,
): Promise<void> => {
  if (tokens.length === 0) return
  const retired = tokens.map(({ tokenHash, leadId }) => ({ tokenHash, leadId, reason, at: now }))
  await transaction.insert(retiredTokens).values(retired).onConflictDoNothing()
  const hashes = tokens.map(({ tokenHash }) => tokenHash)
  await transaction.delete(leadTokens).where(inArray(leadTokens.tokenHash, hashes))
}

/** Retires every token of a lead. */
export const retireAllDevices = async (
  transaction: Database,
  leadId: string,
  { reason, now }: { readonly reason: RetirementReason; readonly now: Date },
): Promise<void> => {
  const tokens = await transaction.select().from(leadTokens).where(eq(leadTokens.leadId, leadId))
  await retire(transaction, tokens, reason, now)
}

type DeviceLink = {
  readonly leadId: string
  /** The id that the device sends; without one, each link has one valid token. */
  readonly device: string | undefined
  readonly linkHash: string
  readonly now: Date
}

/** Issues a token to a device that opened a link, and retires the previous token of the device. */
export const issueDeviceToken = async (
  transaction: Database,
  { leadId, device, linkHash, now }: DeviceLink,
): Promise<string> => {
  const deviceHash = hashSecret(`${leadId}\n${device === undefined ? `link ${linkHash}` : `device ${device}`}`)
  const previousTokens = await transaction
    .select()
    .from(leadTokens)
    .where(and(eq(leadTokens.leadId, leadId), eq(leadTokens.deviceHash, deviceHash)))
  await retire(transaction, previousTokens, 'ended', now)
  const token = await issueToken(transaction, leadId, now)
  await transaction
    .update(leadTokens)
    .set({ deviceHash })
    .where(eq(leadTokens.tokenHash, hashSecret(token)))
  return token
}

/** The condition that selects the tokens of all other devices. */
const isOfOtherDevice = (leadId: string, tokenHash: string) =>
  and(eq(leadTokens.leadId, leadId), ne(leadTokens.tokenHash, tokenHash))

export const countOtherDevices = async (database: Database, leadId: string, tokenHash: string): Promise<number> =>
  (await database.select().from(leadTokens).where(isOfOtherDevice(leadId, tokenHash))).length

/** Retires the tokens of all other devices. Returns their number. */
export const retireOtherDevices = async (
  transaction: Database,
  { leadId, tokenHash, now }: { readonly leadId: string; readonly tokenHash: string; readonly now: Date },
): Promise<number> => {
  const others = await transaction.select().from(leadTokens).where(isOfOtherDevice(leadId, tokenHash))
  await retire(transaction, others, 'ended', now)
  return others.length
}

/** Retires the token of one device. */
export const retireDevice = async (
  transaction: Database,
  { leadId, tokenHash, now }: { readonly leadId: string; readonly tokenHash: string; readonly now: Date },
): Promise<void> => retire(transaction, [{ leadId, tokenHash }], 'ended', now)

const detailsByReason: Readonly<Record<RetirementReason, string>> = {
  erased: 'The application was erased.',
  ended: 'The access of this device was ended.',
}

/** The error that says why a token was retired; null for a token that was not. */
export const findRetirementError = async (
  database: Database,
  leadId: string,
  tokenHash: string,
): Promise<LeadError | null> => {
  const isRetired = and(eq(retiredTokens.tokenHash, tokenHash), eq(retiredTokens.leadId, leadId))
  const [row] = await database.select().from(retiredTokens).where(isRetired)
  return row === undefined
    ? null
    : new LeadError(row.reason === 'erased' ? 'erased' : 'access-ended', detailsByReason[row.reason])
}
