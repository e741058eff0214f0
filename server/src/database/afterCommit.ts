// Callbacks that run after a commit and cannot fail, such as counting what was committed.

const callbacksByTransaction = new WeakMap<object, (() => void)[]>()

/** The callback does not run when the transaction rolls back, nor outside `inTransaction`. */
export const addAfterCommit = (transaction: object, callback: () => void): void => {
  const callbacks = callbacksByTransaction.get(transaction) ?? []
  callbacks.push(callback)
  callbacksByTransaction.set(transaction, callbacks)
}

/** The caller has committed the transaction. */
export const runAfterCommit = (transaction: object): void => {
  for (const callback of callbacksByTransaction.get(transaction) ?? []) callback()
}
