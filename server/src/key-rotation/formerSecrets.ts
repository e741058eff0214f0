// Says when a former secret of the server can be removed from its settings.
import { inArray } from 'drizzle-orm'
import { dayMs } from '@loan/domain/durations'
import { buildKeyId, type SecretKey } from '../config/secretKey.ts'
import { secretKeys } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { formerSecretDays } from '../messages/formerSecretDays.ts'

export type FormerSecret = {
  /** The result of `buildKeyId`. */
  readonly id: string
  /** The latest time at which a server is known to have used it as its current secret. */
  readonly usedAt: Date
  /** From this time on nothing of use depends on it, provided that `rotateSecretKey` has run since. */
  readonly removableAt: Date
}

/**
 * The secrets for reading, in the order of the settings. Those that `rotateSecretKey` has not recorded are left out.
 */
export const listFormerSecrets = async (
  database: Database,
  { others }: SecretKey,
): Promise<readonly FormerSecret[]> => {
  const ids = others.map(buildKeyId)
  if (ids.length === 0) return []
  const rows = await database.select().from(secretKeys).where(inArray(secretKeys.id, ids))
  return ids.flatMap((id) =>
    rows
      .filter((row) => row.id === id)
      .map(({ usedAt }) => ({
        id,
        usedAt,
        removableAt: new Date(usedAt.getTime() + formerSecretDays * dayMs),
      })),
  )
}
