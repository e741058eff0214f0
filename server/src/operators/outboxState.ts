// The outbox for operators: its depth, its last results, and the requests that were not delivered, which an operator
// can send again or drop. The content of a request is never read.
import { and, count, desc, eq, gt, lt, min, sql } from 'drizzle-orm'
import { dayMs } from '@loan/domain/durations'
import { inTransaction } from '../database/inTransaction.ts'
import { markOutboxWrite } from '../database/outboxSignal.ts'
import { leads, outbox, type OutboxRow, outboxUndelivered } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { recordAction } from './actionLog.ts'
import type { Actor, OperatorServices } from './operatorServices.ts'

/** The columns that operators see; of the content only whether it exists. */
const visibleColumns = {
  id: outbox.id,
  leadId: outbox.leadId,
  kind: outbox.kind,
  status: outbox.status,
  attempts: outbox.attempts,
  outcomeCode: outbox.outcomeCode,
  createdAt: outbox.createdAt,
  expiresAt: outbox.expiresAt,
  dueAt: outbox.dueAt,
  claimedUntil: outbox.claimedUntil,
  sentAt: outbox.sentAt,
  reportedAt: outbox.reportedAt,
  hasContent: sql<boolean>`${outbox.sealed} is not null`,
} as const

export type OutboxRequestState = Pick<OutboxRow, Exclude<keyof typeof visibleColumns, 'hasContent'>> & {
  readonly hasContent: boolean
}

/** Whether the request can be sent again now: its content is valid, and no server sends it. */
export const canRetry = (request: Omit<OutboxRequestState, 'id' | 'leadId' | 'kind'>, now: Date): boolean =>
  (request.status === 'failed' || (request.status === 'pending' && request.attempts > 0)) &&
  request.hasContent &&
  request.expiresAt > now &&
  !isClaimed(request, now)

/** Whether the request waits or has failed, and no server sends it. */
export const canDrop = (request: Pick<OutboxRequestState, 'status' | 'claimedUntil'>, now: Date): boolean =>
  (request.status === 'failed' || request.status === 'pending') && !isClaimed(request, now)

const isClaimed = ({ status, claimedUntil }: Pick<OutboxRequestState, 'status' | 'claimedUntil'>, now: Date): boolean =>
  status === 'pending' && claimedUntil !== null && claimedUntil > now

export type OutboxOverview = {
  /** All requests that wait. */
  readonly waiting: readonly {
    readonly kind: string
    readonly total: number
    readonly oldestAt: Date | null
    readonly nextAt: Date | null
  }[]
  /** The requests of the last day by status. A code is null for requests without a failure. */
  readonly recent: readonly {
    readonly kind: string
    readonly status: OutboxRow['status']
    readonly code: string | null
    readonly total: number
  }[]
}

export const readOutboxOverview = async (database: Database, now: Date): Promise<OutboxOverview> => ({
  waiting: await database
    .select({ kind: outbox.kind, total: count(), oldestAt: min(outbox.createdAt), nextAt: min(outbox.dueAt) })
    .from(outbox)
    .where(sql`${outbox.status} = 'pending'`)
    .groupBy(outbox.kind)
    .orderBy(outbox.kind),
  recent: await database
    .select({ kind: outbox.kind, status: outbox.status, code: outbox.outcomeCode, total: count() })
    .from(outbox)
    .where(gt(outbox.createdAt, new Date(now.getTime() - dayMs)))
    .groupBy(outbox.kind, outbox.status, outbox.outcomeCode)
    .orderBy(outbox.kind, outbox.status),
})

export const undeliveredPageSize = 50

/**
 * Requests that failed, bounced or are repeated; newest first. `before` is the last id of the previous page, or null.
 */
export const readUndelivered = (database: Database, before: number | null): Promise<readonly OutboxRequestState[]> =>
  database
    .select(visibleColumns)
    .from(outbox)
    .where(and(sql.raw(`(${outboxUndelivered})`), before === null ? undefined : lt(outbox.id, before)))
    .orderBy(desc(outbox.id))
    .limit(undeliveredPageSize)

export const outboxCommands = ['retry', 'drop'] as const
export type OutboxCommand = (typeof outboxCommands)[number]

/** Checks and changes of a row. `retry` allows all attempts again; the idempotency key is the same. */
const commands: Readonly<
  Record<
    OutboxCommand,
    {
      readonly isAllowed: (request: OutboxRequestState, now: Date) => boolean
      readonly change: (now: Date) => Partial<OutboxRow>
    }
  >
> = {
  retry: {
    isAllowed: canRetry,
    change: (now) => ({ status: 'pending', attempts: 0, dueAt: now, claimedUntil: null }),
  },
  drop: { isAllowed: canDrop, change: () => ({ status: 'dropped', sealed: null, claimedUntil: null }) },
}

/** Deletes a dropped request of an erased lead: the retention jobs find those only by their content. */
const deleteOfErasedLead = async (transaction: Database, { id, leadId }: OutboxRow): Promise<void> => {
  const [lead] = await transaction.select({ erasedAt: leads.erasedAt }).from(leads).where(eq(leads.id, leadId))
  if (lead !== undefined && lead.erasedAt !== null) await transaction.delete(outbox).where(eq(outbox.id, id))
}

export type CommandResult = 'done' | 'none' | 'rejected'

/** `none` for an unknown request, `rejected` when its state does not allow the command. */
export const runOutboxCommand = (
  services: OperatorServices,
  { operator, clientHash, now }: Actor,
  { id, command }: { readonly id: number; readonly command: OutboxCommand },
): Promise<CommandResult> =>
  inTransaction(services.storage, async (transaction) => {
    const [found] = await transaction.select(visibleColumns).from(outbox).where(eq(outbox.id, id)).for('update')
    const { isAllowed, change } = commands[command]
    const result = found === undefined ? 'none' : isAllowed(found, now) ? 'done' : 'rejected'
    if (found !== undefined && result === 'done') {
      const [changed] = await transaction.update(outbox).set(change(now)).where(eq(outbox.id, id)).returning()
      if (changed?.status === 'dropped') await deleteOfErasedLead(transaction, changed)
      markOutboxWrite(transaction, found.kind)
    }
    await recordAction(transaction, services, {
      at: now,
      operator,
      kind: command,
      requestId: id,
      leadId: found?.leadId ?? null,
      result,
      clientHash,
    })
    return result
  })
