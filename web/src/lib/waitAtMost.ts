// A limit to the time that something waits for a load, which goes on.

/** Resolves when the promise resolves, and after this time at the latest. Rejects as the promise does before. */
export const waitAtMost = (milliseconds: number, promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, milliseconds))])
