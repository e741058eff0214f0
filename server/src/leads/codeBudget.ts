// How many codes one number may be sent in a day, whoever asks: nobody's phone is flooded by leads made for it. Numbers
// are kept as a keyed hash, for a day, and belong to no lead.
import { createHmac } from 'node:crypto'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { codeSends } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import type { Services } from '../http/services.ts'
import { keyFor } from '../secretKey.ts'

/** @assumed a day: SPEC.md names no limit; how many is `CODES_PER_NUMBER`. */
export const codeBudgetHours = 24

type Keeping = Pick<Services, 'config' | 'secretKey'>

const hashNumber = (secretKey: string, phoneNumber: string): string =>
  createHmac('sha256', keyFor(secretKey, 'codes')).update(phoneNumber).digest('hex')

/**
 * Counts a code to this number and answers true; false, and counts nothing, where it has had as many as it may. Leads
 * that ask for the same number wait for each other until the transaction ends.
 */
export const takeCodeFor = async (
  transaction: Database,
  { config, secretKey }: Keeping,
  { phoneNumber, now }: { readonly phoneNumber: string; readonly now: Date },
): Promise<boolean> => {
  if (config.codesPerNumber === 0) return true
  const numberHash = hashNumber(secretKey, phoneNumber)
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${numberHash}))`)
  const since = new Date(now.getTime() - codeBudgetHours * 3_600_000)
  const [sent] = await transaction
    .select({ count: count() })
    .from(codeSends)
    .where(and(eq(codeSends.numberHash, numberHash), gt(codeSends.at, since)))
  if (sent !== undefined && sent.count >= config.codesPerNumber) return false
  await transaction.insert(codeSends).values({ numberHash, at: now })
  return true
}
