// Browser storage in memory.
import { openStorage, type Storage } from '../lib/storage.ts'

/** The tabs of one browser share `values`. */
export const createFakeStorage = (values = new Map<string, string>()): Storage =>
  openStorage('local', () => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }))
