// The numbers of the advisory locks of this server that are no hashes. Each is different, because one lock for two
// purposes makes a migration wait for a cleanup.

export const advisoryLocks = {
  /** Of a migration by a release before record 41, and of the transactions of one. */
  migrationTransaction: 7_203_115,
  migration: 7_203_116,
  cleanup: 7_203_117,
} as const
