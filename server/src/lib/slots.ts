// Counts the work in progress of each caller, such as a lead or a client network. Counts are per process.

export type Slots = { readonly take: (key: string, max: number) => (() => void) | null }

/** `take` returns null when the key has all its slots, and otherwise a function that releases the slot. */
export const createSlots = (): Slots => {
  const used = new Map<string, number>()
  return {
    take: (key, max) => {
      const before = used.get(key) ?? 0
      if (before >= max) return null
      used.set(key, before + 1)
      return () => {
        const remaining = (used.get(key) ?? 1) - 1
        if (remaining === 0) used.delete(key)
        else used.set(key, remaining)
      }
    },
  }
}
