// The trace of the call that opened a transaction, so that rows of the outbox store it.

/** Traceparent headers (lib/traceContext.ts). */
const traceparents = new WeakMap<object, string>()

export const setTraceparent = (transaction: object, traceparent: string): void => {
  traceparents.set(transaction, traceparent)
}

/** Null for the server's own work. */
export const findTraceparent = (transaction: object): string | null => traceparents.get(transaction) ?? null
