// Creates and stores an id for each funnel step, so that a reload or a retry does not count a step twice. Session
// storage has the steps of the session. Local storage has the steps of a lead, because two tabs may reach them. Steps
// of a lead have the same id on every device, so that vendors can remove duplicates.
import { v5 as buildNameUuid } from 'uuid'
import * as v from 'valibot'
import type { Storages } from '../lib/storage.ts'
import { buildUuid } from '../lib/uuid.ts'
import { storageKeys } from '../store/storageKeys.ts'
import { storedValue } from '../store/storedValue.ts'

const sessionSteps = storedValue({ key: storageKeys.funnelSteps, schema: v.record(v.string(), v.string()) })

/** Stores only ids, because the keys contain the id of the lead. */
const leadStepIds = storedValue({ key: storageKeys.funnelSteps, schema: v.object({ ids: v.array(v.string()) }) })
/** A lead has fewer than ten steps. */
const mostLeadSteps = 50

/** A random namespace for UUIDs of version 5. */
const stepNamespace = '4b0f5a0e-6c1b-4a53-9d0e-1f6a2f7c8e21'

/** A hash, so that the id of the lead does not leave the page. */
const buildLeadStepId = (key: string): string => buildNameUuid(key, stepNamespace)

export type CountedSteps = {
  readonly has: (key: string) => boolean
  /** Stores the step and returns its id; null for a step that was counted before. */
  readonly count: (key: string, isLeadStep?: boolean) => string | null
}

export const openCountedSteps = ({ session, local }: Storages): CountedSteps => {
  let cached: { readonly text: string | null; readonly steps: ReadonlyMap<string, string> } = {
    text: null,
    steps: new Map(),
  }
  /** Reads the storage each time, because the applicant may clear it. Parses the text only after a change. */
  const read = (): ReadonlyMap<string, string> => {
    const text = session.read(sessionSteps.key)
    if (text !== cached.text) cached = { text, steps: new Map(Object.entries(sessionSteps.read(session) ?? {})) }
    return cached.steps
  }
  const readLeadStepIds = () => leadStepIds.read(local)?.ids ?? []
  return {
    has: (key) => read().has(key) || readLeadStepIds().includes(buildLeadStepId(key)),
    count: (key, isLeadStep = false) => {
      const steps = read()
      if (steps.has(key)) return null
      const id = isLeadStep ? buildLeadStepId(key) : buildUuid()
      sessionSteps.write(session, Object.fromEntries([...steps, [key, id]]))
      if (!isLeadStep) return id
      const ids = readLeadStepIds()
      if (ids.includes(id)) return null
      leadStepIds.write(local, { ids: [...ids, id].slice(-mostLeadSteps) })
      return id
    },
  }
}
