// The append-only log of what operators do. It contains ids and keyed hashes, and no data of a person. A trigger of the
// database rejects changes (migration 0006_operators_and_keys).
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { hourMs } from '@loan/domain/durations'
import { addAfterCommit } from '../database/afterCommit.ts'
import { deleteInBatches } from '../database/batches.ts'
import { operatorActions } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { getRetentionHours } from '../leads/retention/dataClasses.ts'
import type { OperatorServices } from './operatorServices.ts'

const retentionHours = getRetentionHours('operatorActions')

export type OperatorAction = typeof operatorActions.$inferSelect

export type NewAction = Pick<OperatorAction, 'at' | 'operator' | 'kind' | 'result' | 'clientHash'> &
  Partial<Pick<OperatorAction, 'leadId' | 'personHash' | 'requestId' | 'leadCount'>>

/**
 * Adds a row in the transaction of the action, so that no action happens without its row. After the commit, the
 * server's log gets the same without hashes: a copy that the database cannot change.
 */
export const recordAction = async (
  transaction: Database,
  { log }: Pick<OperatorServices, 'log'>,
  action: NewAction,
): Promise<void> => {
  const [added] = await transaction.insert(operatorActions).values(action).returning({ id: operatorActions.id })
  if (added === undefined) throw new Error('The log of operators returned no id')
  addAfterCommit(transaction, () => {
    const { operator, kind, result, leadCount } = action
    log.info('an operator acted', {
      entry: added.id,
      operator: operator ?? '(none)',
      kind,
      result,
      ...(leadCount !== undefined && leadCount !== null && { leadCount }),
    })
  })
}

export const actionPageSize = 100

/** Newest first. `before` is the id of the last row of the previous page; null for the first page. */
export const readActions = (database: Database, before: number | null): Promise<readonly OperatorAction[]> =>
  database
    .select()
    .from(operatorActions)
    .where(before === null ? undefined : lt(operatorActions.id, before))
    .orderBy(desc(operatorActions.id))
    .limit(actionPageSize)

/** The last actions that name this lead, newest first. */
export const readLeadActions = (database: Database, leadId: string): Promise<readonly OperatorAction[]> =>
  database
    .select()
    .from(operatorActions)
    .where(eq(operatorActions.leadId, leadId))
    .orderBy(desc(operatorActions.id))
    .limit(actionPageSize)

type FetchInput = {
  readonly leadId: string
  /** The label of the lender. */
  readonly operator: string
  readonly since: Date
  readonly limit: number
}

/** The times at which a lender fetched pictures of a lead, newest first. */
export const readFetchTimes = async (
  database: Database,
  { leadId, operator, since, limit }: FetchInput,
): Promise<readonly Date[]> => {
  const isOfLead = and(eq(operatorActions.leadId, leadId), eq(operatorActions.kind, 'fetch'))
  const rows = await database
    .select({ at: operatorActions.at })
    .from(operatorActions)
    .where(and(isOfLead, eq(operatorActions.operator, operator), gt(operatorActions.at, since)))
    .orderBy(desc(operatorActions.at))
    .limit(limit)
  return rows.map(({ at }) => at)
}

/** Returns the number of deleted rows. */
export const deleteOldActions = (database: Database, now: Date): Promise<number> =>
  deleteInBatches(database, operatorActions, lt(operatorActions.at, new Date(now.getTime() - retentionHours * hourMs)))
