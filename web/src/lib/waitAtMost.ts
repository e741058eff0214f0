// Limits how long a caller waits for a load. The load itself continues.

/** Resolves with the promise, or after this time. Rejects when the promise rejects before that. */
export const waitAtMost = (milliseconds: number, promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, milliseconds))])
