// What an applicant agreed to be told to others, or refused: kept on this device under one key, asked by everything that
// speaks to a third party or stores something for one. Asking the applicant is `tracking`.
import type { Purpose } from '@loan/domain/tracking/vendors'
import * as v from 'valibot'
import { parseStored } from '../lib/parseStored.ts'
import type { Storage } from '../lib/storage.ts'
import { consentKey } from './storageKeys.ts'

/** Of the question: whoever answered another one is asked again. */
const consentVersion = '2026-11-20'

/** @assumed an answer holds for a year, then the question is put again. */
const holdsForMs = 365 * 24 * 3_600_000

const schema = v.object({
  advertising: v.boolean(),
  analytics: v.boolean(),
  recording: v.boolean(),
  version: v.literal(consentVersion),
  /** UTC ISO time. */
  at: v.pipe(v.string(), v.isoTimestamp()),
})
export type Consent = Readonly<v.InferOutput<typeof schema>>
export type Choices = Readonly<Record<Purpose, boolean>>

const buildChoices = (given: boolean): Choices => ({ advertising: given, analytics: given, recording: given })
export const everything = buildChoices(true)
export const nothing = buildChoices(false)

/** True once a notice is in sight that needs no answer (`Country.tracking`), until the applicant gives one. */
let isNoticed = false
let listeners: readonly (() => void)[] = []

const notify = () => {
  for (const listener of listeners) listener()
}

/** The answer of this device; null where there is none, or none that still holds. */
export const readConsent = (local: Storage, now: Date = new Date()): Consent | null => {
  const parsed = v.safeParse(schema, parseStored(local.read(consentKey)))
  if (!parsed.success) return null
  const ageMs = now.getTime() - Date.parse(parsed.output.at)
  return ageMs <= holdsForMs ? parsed.output : null
}

/** Whether third parties of this kind may be told, and may store, anything now. */
export const isAllowed = (local: Storage, purpose: Purpose): boolean => readConsent(local)?.[purpose] ?? isNoticed

export const writeConsent = (local: Storage, choices: Choices, now: Date): void => {
  const consent: Consent = { ...choices, version: consentVersion, at: now.toISOString() }
  local.write(consentKey, JSON.stringify(consent))
  notify()
}

/** Where a notice is enough: everything is allowed from now on, unless it was refused. */
export const allowByNotice = (): void => {
  if (isNoticed) return
  isNoticed = true
  notify()
}

/** Calls on every new answer, also one given in another tab; ask `isAllowed` then. */
export const subscribeToConsent = (call: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === consentKey || event.key === null) call()
  }
  listeners = [...listeners, call]
  window.addEventListener('storage', onStorage)
  return () => {
    listeners = listeners.filter((listener) => listener !== call)
    window.removeEventListener('storage', onStorage)
  }
}
