// Reads the code of an error, and the errors that caused it. A driver or a library wraps the error of the system.

/** The code of a system or driver error, such as `EACCES`; an empty string when the error has none. */
export const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** The error, and its causes from the outermost to the innermost. */
export const listCauses = (error: unknown): readonly unknown[] =>
  error instanceof Error && error.cause !== undefined ? [error, ...listCauses(error.cause)] : [error]
