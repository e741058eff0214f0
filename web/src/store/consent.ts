// Stores the applicant's consent to third parties on this device. All code that sends data to a third party, or stores
// data for one, checks it here. `tracking/` prompts the applicant.
import type { Purpose } from '@loan/domain/tracking/vendors'
import * as v from 'valibot'
import { createAppRef, type InstanceOwner } from '../lib/instances.ts'
import { parseStored } from '../lib/parseStored.ts'
import type { Storage } from '../lib/storage.ts'
import { consentKey } from './storageKeys.ts'

/** Version of the question. A stored answer to another version is ignored, so the question is shown again. */
const consentVersion = '2026-11-20'

/** @assumed an answer is valid for a year, then the question is shown again. */
const validForMs = 365 * 24 * 3_600_000

const schema = v.object({
  advertising: v.boolean(),
  analytics: v.boolean(),
  recording: v.boolean(),
  version: v.literal(consentVersion),
  /** UTC ISO time. */
  at: v.pipe(v.string(), v.isoTimestamp()),
})
export type Consent = Readonly<v.InferOutput<typeof schema>>
export type ConsentChoices = Readonly<Record<Purpose, boolean>>

const buildChoices = (given: boolean): ConsentChoices => ({ advertising: given, analytics: given, recording: given })
export const allPurposes = buildChoices(true)
export const noPurposes = buildChoices(false)

/** Dispatched on the window, because all applications of a document share the stored answer. */
const changeEvent = 'consentchange'

const notify = () => window.dispatchEvent(new Event(changeEvent))

/** Whether a notice that needs no answer (`Country.tracking`) is visible. A stored answer overrides it. */
const getIsNoticeShownRef = createAppRef(false)

export type ConsentOwner = InstanceOwner & { readonly storages: { readonly local: Storage } }

/** The stored answer; null when there is none or it has expired. */
export const readConsent = (local: Storage, now: Date = new Date()): Consent | null => {
  const parsed = v.safeParse(schema, parseStored(local.read(consentKey)))
  if (!parsed.success) return null
  const ageMs = now.getTime() - Date.parse(parsed.output.at)
  return ageMs <= validForMs ? parsed.output : null
}

/** Whether third parties with this purpose may now receive and store data. */
export const isAllowed = (app: ConsentOwner, purpose: Purpose): boolean =>
  readConsent(app.storages.local)?.[purpose] ?? getIsNoticeShownRef(app).current

export const writeConsent = (local: Storage, choices: ConsentChoices, now: Date): void => {
  const consent: Consent = { ...choices, version: consentVersion, at: now.toISOString() }
  local.write(consentKey, JSON.stringify(consent))
  notify()
}

/** For countries in which a notice is sufficient: allows all purposes until the applicant answers. */
export const allowByNotice = (app: InstanceOwner): void => {
  const isNoticeShown = getIsNoticeShownRef(app)
  if (isNoticeShown.current) return
  isNoticeShown.current = true
  notify()
}

/** Calls `call` after each new answer, also of another tab. Returns the function that unsubscribes. */
export const subscribeToConsent = (call: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === consentKey || event.key === null) call()
  }
  window.addEventListener(changeEvent, call)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener(changeEvent, call)
    window.removeEventListener('storage', onStorage)
  }
}
