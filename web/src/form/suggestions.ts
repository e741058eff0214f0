// Suggestions for text fields, by payload path. Field helpers write them and the fields show them.
import type { LeadPath } from '@loan/domain/lead/application'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { perApplication } from '../lib/instances.ts'

export type Suggestions = Readonly<Partial<Record<LeadPath, readonly string[]>>>

export const getSuggestions = perApplication((): StoreApi<Suggestions> => createStore<Suggestions>(() => ({})))
