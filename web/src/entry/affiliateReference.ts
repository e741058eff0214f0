// Who sent this visit, and for how long that counts (spec 4.34 to 4.42).
import * as v from 'valibot'
import { logError } from '../lib/log.ts'
import type { Storage } from '../lib/storage.ts'
import { storageKeys } from '../store/storageKeys.ts'
import { storedValue } from '../store/storedValue.ts'
import { isReadable, type UrlParameters } from './urlParameters.ts'

const text = v.optional(v.pipe(v.string(), v.check(isReadable)))
const schema = v.object({ attribute: text, subId: text, transactionId: text, setAt: text })

/** @assumed spec 3.45 to 3.66 list no key for it. */
const stored = storedValue({ key: storageKeys.affiliateReference, schema })

/** `attribute` is the affiliate's name (`refName`); `setAt` a UTC ISO time. */
export type AffiliateReference = Readonly<v.InferOutput<typeof schema>>

export const emptyReference: AffiliateReference = {
  attribute: undefined,
  subId: undefined,
  transactionId: undefined,
  setAt: undefined,
}

export type AffiliateRules = {
  /** Spec 9.17: 480 hours; anything but a positive number never expires, and is logged. */
  readonly expiryHours: number
  /** Never expires. */
  readonly staticName?: string | undefined
}

type Places = { readonly session: Storage; readonly local: Storage }

const parameterNames = ['refName', 'refSubId', 'refTransactionId', 's_id'] as const

/** Empty where the address names no affiliate. */
export const referenceOf = (parameters: UrlParameters | undefined, now: Date): AffiliateReference => {
  if (parameters === undefined) {
    logError('URL data is undefined. Returning default empty affiliate reference.')
    return emptyReference
  }
  const { refName: attribute, refSubId: subId, refTransactionId, s_id: shortId } = parameters
  if (attribute === undefined) {
    // An ordinary visit is nothing to log; half a reference is.
    if (parameterNames.some((name) => parameters[name] !== undefined)) {
      logError('No valid affiliate parameters found in URL data')
    }
    return emptyReference
  }
  return { attribute, subId, transactionId: refTransactionId ?? shortId, setAt: now.toISOString() }
}

const readFrom = (storage: Storage): AffiliateReference | null => {
  const reference = stored.read(storage)
  return reference?.attribute === undefined ? null : reference
}

const isSameReference = (a: AffiliateReference, b: AffiliateReference): boolean =>
  a.attribute === b.attribute && a.subId === b.subId && a.transactionId === b.transactionId

const hourMs = 3_600_000

/** @assumed a reference whose time cannot be read has expired; one from the future counts as set now. */
export const isExpired = (
  { attribute, setAt }: AffiliateReference,
  { expiryHours, staticName }: AffiliateRules,
  now: Date,
): boolean => {
  if (attribute !== undefined && attribute === staticName) return false
  if (!(Number.isFinite(expiryHours) && expiryHours > 0)) {
    logError('Invalid expiration time configuration in environment')
    return false
  }
  const setMs = Date.parse(setAt ?? '')
  if (Number.isNaN(setMs)) {
    logError('Invalid setAt timestamp in affiliate reference')
    return true
  }
  return now.getTime() - setMs > expiryHours * hourMs
}

export type ResolvedReference = {
  readonly reference: AffiliateReference
  /** Another affiliate than before sent this visit: its session begins anew. */
  readonly isOther: boolean
}

/** The reference that counts for this visit, stored in both places, or removed from both where it has expired. */
export const resolveReference = (
  places: Places,
  fromUrl: AffiliateReference,
  rules: AffiliateRules,
  now: Date,
): ResolvedReference => {
  const before = readFrom(places.session) ?? readFrom(places.local)
  const isNamed = fromUrl.attribute !== undefined
  const isOther = isNamed && (before === null || !isSameReference(before, fromUrl))
  const reference = isOther ? fromUrl : (before ?? emptyReference)
  const storages = [places.session, places.local]
  if (reference.attribute === undefined || isExpired(reference, rules, now)) {
    for (const storage of storages) stored.remove(storage)
    return { reference: emptyReference, isOther: false }
  }
  for (const storage of storages) stored.write(storage, reference)
  return { reference, isOther }
}
