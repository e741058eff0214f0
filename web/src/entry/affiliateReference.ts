// Parses, stores and expires the affiliate reference of a session (spec 4.34 to 4.42).
import * as v from 'valibot'
import { logError } from '../lib/log.ts'
import type { Storage, Storages } from '../lib/storage.ts'
import { storageKeys } from '../store/storageKeys.ts'
import { storedValue } from '../store/storedValue.ts'
import { isReadable, type UrlParameters } from './urlParameters.ts'

const text = v.optional(v.pipe(v.string(), v.check(isReadable)))
const schema = v.object({ attribute: text, subId: text, transactionId: text, setAt: text })

/** @assumed spec 3.45 to 3.66 list no key for the affiliate reference. */
const stored = storedValue({ key: storageKeys.affiliateReference, schema })

/** `attribute` is the affiliate's name (`refName`); `setAt` is a UTC ISO time. */
export type AffiliateReference = Readonly<v.InferOutput<typeof schema>>

export const emptyReference: AffiliateReference = {
  attribute: undefined,
  subId: undefined,
  transactionId: undefined,
  setAt: undefined,
}

export type AffiliateRules = {
  /** Spec 9.17: 480 hours. A value that is not a positive number disables the expiry and is logged. */
  readonly expiryHours: number
  /** Name of the affiliate whose reference never expires. */
  readonly staticName?: string | undefined
}

const parameterNames = ['refName', 'refSubId', 'refTransactionId', 's_id'] as const

/** The affiliate reference of the URL parameters; `emptyReference` when they name no affiliate. */
export const toAffiliateReference = (parameters: UrlParameters | undefined, now: Date): AffiliateReference => {
  if (parameters === undefined) {
    logError('URL data is undefined. Returning default empty affiliate reference.')
    return emptyReference
  }
  const { refName: attribute, refSubId: subId, refTransactionId, s_id: shortId } = parameters
  if (attribute === undefined) {
    // A URL without affiliate parameters is normal. An incomplete reference is logged.
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

/** @assumed a reference with an invalid time has expired; a time in the future counts as the present. */
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
  /** The URL names another affiliate than the stored one, so a new session starts. */
  readonly isOther: boolean
}

/** Resolves the valid reference. Writes it to both storages, or removes an expired one from both. */
export const resolveReference = (
  bothStorages: Storages,
  fromUrl: AffiliateReference,
  rules: AffiliateRules,
  now: Date,
): ResolvedReference => {
  const before = readFrom(bothStorages.session) ?? readFrom(bothStorages.local)
  const isNamed = fromUrl.attribute !== undefined
  const isOther = isNamed && (before === null || !isSameReference(before, fromUrl))
  const reference = isOther ? fromUrl : (before ?? emptyReference)
  const storages = [bothStorages.session, bothStorages.local]
  if (reference.attribute === undefined || isExpired(reference, rules, now)) {
    for (const storage of storages) stored.remove(storage)
    return { reference: emptyReference, isOther: false }
  }
  for (const storage of storages) stored.write(storage, reference)
  return { reference, isOther }
}
