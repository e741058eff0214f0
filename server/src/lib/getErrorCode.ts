/** The code of a system or driver error, such as `EACCES`; empty when it has none. */
export const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
