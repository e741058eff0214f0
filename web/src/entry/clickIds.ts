// Click ids that ad platforms add to a URL, stored to report a conversion later (spec 4.50 to 4.52, 5.19, 5.20).
// Without consent (store/consent.ts) they are neither stored nor added to the application.
import type { LeadApplication } from '@loan/domain/lead/application'
import * as v from 'valibot'
import type { Storage } from '../lib/storage.ts'
import { storageKeys } from '../store/storageKeys.ts'
import { storedValue } from '../store/storedValue.ts'
import { isReadable, type UrlParameters } from './urlParameters.ts'

const text = v.optional(v.pipe(v.string(), v.check(isReadable)))

/** Format of an earlier release, which stored only the `gclid`. */
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

/** Null when the URL has no click id, or when `gclsrc` names another source than an ad click. */
export const toClickIds = ({ gclid, gclsrc, wbraid, gbraid }: UrlParameters, now: Date): ClickIds | null => {
  if (gclid === undefined && wbraid === undefined && gbraid === undefined) return null
  if (gclsrc !== undefined && !gclsrc.includes('aw')) return null
  return { gclid, gclsrc, wbraid, gbraid, setAt: now.toISOString() }
}

const dayMs = 86_400_000

/** An invalid time counts as expired. */
const isExpired = ({ setAt }: ClickIds, expiryDays: number, now: Date): boolean =>
  !(now.getTime() - Date.parse(setAt) <= expiryDays * dayMs)

/** @assumed ids without a time, which an earlier release stored, get the time at which they are read. */
const readStored = (storage: Storage, now: Date): ClickIds | null => {
  const storedIds = stored.read(storage)
  return storedIds && { ...storedIds, setAt: storedIds.setAt ?? now.toISOString() }
}

/** Stores and returns the click ids of the URL, or else the stored ones. Removes expired ids and returns null. */
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

/** Returns the application with these click ids; null removes them. */
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
