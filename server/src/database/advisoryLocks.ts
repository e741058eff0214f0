// The numbers of the advisory locks that are not computed from a key. All must be different: work that shares a number
// waits for each other.

export const advisoryLocks = {
  /** Taken by each transaction of a migration. Releases before record 41 take only this lock for migrations. */
  migrationTransaction: 7_203_115,
  migration: 7_203_116,
  cleanup: 7_203_117,
} as const
