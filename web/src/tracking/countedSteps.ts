// The id of each funnel step of this tab, made once and stored: a reload or a retry finds it again and counts nothing
// twice. Steps of a lead have the same id on every device, so that vendors can remove duplicates.
import { v5 as buildNameUuid } from 'uuid'
import * as v from 'valibot'
import type { Storage } from '../lib/storage.ts'
import { buildUuid } from '../lib/uuid.ts'
import { storageKeys } from '../store/storageKeys.ts'
import { storedValue } from '../store/storedValue.ts'

const kept = storedValue({ key: storageKeys.funnelSteps, schema: v.record(v.string(), v.string()) })

/** A namespace of our own, drawn once at random. */
const stepNamespace = '4b0f5a0e-6c1b-4a53-9d0e-1f6a2f7c8e21'

/** One-way, so that the id of the lead does not leave the page. */
const buildLeadStepId = (key: string): string => buildNameUuid(key, stepNamespace)

export type CountedSteps = {
  readonly has: (key: string) => boolean
  /** The id of a step that is new; null for one that was counted before. */
  readonly count: (key: string, isOfLead?: boolean) => string | null
}

export const openCountedSteps = (session: Storage): CountedSteps => {
  let known: { readonly text: string | null; readonly steps: ReadonlyMap<string, string> } = {
    text: null,
    steps: new Map(),
  }
  /** Looked up each time, as clearing one's data takes it away under us; parsed only where it changed. */
  const read = (): ReadonlyMap<string, string> => {
    const text = session.read(kept.key)
    if (text !== known.text) known = { text, steps: new Map(Object.entries(kept.read(session) ?? {})) }
    return known.steps
  }
  return {
    has: (key) => read().has(key),
    count: (key, isOfLead = false) => {
      const steps = read()
      if (steps.has(key)) return null
      const id = isOfLead ? buildLeadStepId(key) : buildUuid()
      kept.write(session, Object.fromEntries([...steps, [key, id]]))
      return id
    },
  }
}
