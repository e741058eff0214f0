// Reading back what the browser kept: parsed like anything from outside, and stale data told apart (SPEC.md §4).
// Loaded only where something was kept.
import { isStale, withoutStale } from '@loan/domain/lead/staleness'
import * as v from 'valibot'
import type { Storage } from '../lib/storage.ts'
import type { ApplicationStore } from './applicationStore.ts'
import { type Storages, storageKeys } from './persistence.ts'
import { dynamicPagesSliceSchema, leadApplicationSliceSchema, uiSliceSchema } from './schemas.ts'

const storedSchema = v.object({ leadApplication: leadApplicationSliceSchema, dynamicPages: dynamicPagesSliceSchema })

/** SPEC.md §9: stored JSON is parsed again up to ten times to unwrap nested strings. */
const maxUnwraps = 10

const parseStored = (text: string | null): unknown => {
  let value: unknown = text
  for (let unwraps = 0; typeof value === 'string' && unwraps < maxUnwraps; unwraps += 1) {
    try {
      value = JSON.parse(value)
    } catch {
      return undefined
    }
  }
  return value
}

const readSlice = <S extends v.GenericSchema>(storage: Storage, key: string, schema: S): v.InferOutput<S> | null => {
  const text = storage.read(key)
  if (text === null) return null
  const parsed = v.safeParse<S>(schema, parseStored(text))
  if (parsed.success) return parsed.output
  storage.remove(key)
  return null
}

/** Takes up what an earlier visit left, the tab's own before the copy; stale data keeps its answers (SPEC.md §4). */
export const restore = (store: ApplicationStore, { session, local }: Storages, now: Date, expiryHours: number): void => {
  const ui = readSlice(local, storageKeys.uiColors, uiSliceSchema)
  if (ui !== null) store.updateUi(ui)
  const copy = readSlice(local, storageKeys.stored, storedSchema)
  const leadApplication = readSlice(session, storageKeys.leadApplication, leadApplicationSliceSchema) ?? copy?.leadApplication
  const dynamicPages = readSlice(session, storageKeys.dynamicPages, dynamicPagesSliceSchema) ?? copy?.dynamicPages
  if (dynamicPages !== undefined) store.updatePages(dynamicPages)
  if (leadApplication === undefined) return
  const { lead, applicationData } = leadApplication
  const stale = isStale(
    { ...applicationData, ...(lead && { leadStatus: lead.leadStatus, expiresAt: lead.expiresAt }) },
    { now, expiryHours },
  )
  if (stale) {
    store.setState({
      leadApplication: {
        ...store.getState().leadApplication,
        applicationData: withoutStale(applicationData),
      },
    })
  } else {
    store.setState({ leadApplication })
  }
}
