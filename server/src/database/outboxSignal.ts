// Reports rows of the outbox to this server's worker when their transaction has committed.
import { EventEmitter } from 'node:events'

/** Emits the kind of the committed rows. */
export type OutboxSignal = EventEmitter<{ committed: [kind: string] }>

export const createOutboxSignal = (): OutboxSignal => new EventEmitter()

const kindsByTransaction = new WeakMap<object, Set<string>>()

export const markOutboxWrite = (transaction: object, kind: string): void => {
  const kinds = kindsByTransaction.get(transaction) ?? new Set()
  kindsByTransaction.set(transaction, kinds.add(kind))
}

/** Emits the kinds that the transaction has marked. The caller has committed it. */
export const emitOutboxWrites = (signal: OutboxSignal, transaction: object): void => {
  for (const kind of kindsByTransaction.get(transaction) ?? []) signal.emit('committed', kind)
}
