/** What the system or a driver calls an error, such as `EACCES`; empty where it has no name. */
export const errorCodeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
