// Work that follows a commit and cannot fail, such as counting what was committed.

const workByTransaction = new WeakMap<object, (() => void)[]>()

/** The work does not run when the transaction rolls back, nor outside `inTransaction`. */
export const addAfterCommit = (transaction: object, work: () => void): void => {
  const works = workByTransaction.get(transaction) ?? []
  works.push(work)
  workByTransaction.set(transaction, works)
}

/** The caller has committed the transaction. */
export const runAfterCommit = (transaction: object): void => {
  for (const work of workByTransaction.get(transaction) ?? []) work()
}
