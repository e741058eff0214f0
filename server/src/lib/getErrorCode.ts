/** The code of a system or driver error, such as `EACCES`; an empty string when the error has none. */
export const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
