// Ids that ad platforms put into an address, kept so that a conversion can be told later (spec 4.50 to 4.52, 5.19,
// 5.20). Nothing of it is stored or put into the application before the applicant allows it (store/consent.ts).
import type { LeadApplication } from '@loan/domain/lead/application'
import * as v from 'valibot'
import type { Storage } from '../lib/storage.ts'
import { storageKeys } from '../store/storageKeys.ts'
import { storedValue } from '../store/storedValue.ts'
import { isReadable, type UrlParameters } from './urlParameters.ts'

const text = v.optional(v.pipe(v.string(), v.check(isReadable)))

/** As an earlier release kept the one id it knew. */
const olderSchema = v.object({ value: text, setAt: text })

const stored = storedValue({
  key: storageKeys.clickIds,
  schema: v.object({ gclid: text, gclsrc: text, wbraid: text, gbraid: text, setAt: text }),
  migrations: [
    (older) => {
      const { success, output } = v.safeParse(olderSchema, older)
      return success && output.value !== undefined ? { gclid: output.value, setAt: output.setAt } : older
    },
  ],
})

/** `setAt` is a UTC ISO time. */
export type ClickIds = Readonly<Partial<Record<'gclid' | 'gclsrc' | 'wbraid' | 'gbraid', string | undefined>>> & {
  readonly setAt: string
}

/** Null where the address brings none, or `gclsrc` says that they are not an ad click's. */
export const clickIdsOf = ({ gclid, gclsrc, wbraid, gbraid }: UrlParameters, now: Date): ClickIds | null => {
  if (gclid === undefined && wbraid === undefined && gbraid === undefined) return null
  if (gclsrc !== undefined && !gclsrc.includes('aw')) return null
  return { gclid, gclsrc, wbraid, gbraid, setAt: now.toISOString() }
}

const dayMs = 86_400_000

/** A time that cannot be read has passed. */
const isExpired = ({ setAt }: ClickIds, expiryDays: number, now: Date): boolean =>
  !(now.getTime() - Date.parse(setAt) <= expiryDays * dayMs)

/** @assumed ids without a time (an earlier release kept none) count from the moment they are read. */
const readStored = (storage: Storage, now: Date): ClickIds | null => {
  const kept = stored.read(storage)
  return kept && { ...kept, setAt: kept.setAt ?? now.toISOString() }
}

/** Stores what the address brought, then gives back what counts: expired ones are removed. */
export const restoreClickIds = (
  storage: Storage,
  fromUrl: ClickIds | null,
  expiryDays: number,
  now: Date,
): ClickIds | null => {
  const clickIds = fromUrl ?? readStored(storage, now)
  if (clickIds === null || isExpired(clickIds, expiryDays, now)) {
    stored.remove(storage)
    return null
  }
  stored.write(storage, clickIds)
  return clickIds
}

export const forgetClickIds = (storage: Storage): void => stored.remove(storage)

/** The application with the click ids that count now, or without any. */
export const withClickIds = (application: LeadApplication, clickIds: ClickIds | null): LeadApplication => {
  const { googleClick: _before, ...rest } = application
  if (clickIds === null) return rest
  const { gclid, gbraid, wbraid, setAt } = clickIds
  return {
    ...rest,
    googleClick: {
      ...(gclid !== undefined && { gclid, gclidAt: new Date(setAt).toISOString() }),
      ...(gbraid !== undefined && { gbraid }),
      ...(wbraid !== undefined && { wbraid }),
    },
  }
}
