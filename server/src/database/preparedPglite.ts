// Prepared statements of PGlite, whose own interface parses and plans a query each time. A query of drizzle with a name
// is parsed once, and each execution is one message. Transactions use PGlite's interface.
import { parse, type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { getErrorCode } from '../lib/getErrorCode.ts'
import * as schema from './schema.ts'
import type { Database } from './storage.ts'

const { serialize } = protocol

type Statement = {
  readonly name: string
  readonly parameterTypes: readonly number[]
  /** The description of its rows; none when it returns no rows. */
  readonly description: Awaited<ReturnType<PGlite['execProtocolStream']>>
}

const unknownStatement = '26000'

/**
 * Runs a query; the caller uses the client alone. Throws the error of the database, after which the session continues.
 */
type RunQuery = (text: string, values?: readonly unknown[], options?: QueryOptions) => Promise<Results>

/** Every different text stays prepared, so the texts have to be few. */
export const createPreparedQueries = (client: PGlite): RunQuery => {
  const statements = new Map<string, Statement>()
  let count = 0

  const prepare = async (text: string): Promise<Statement> => {
    count += 1
    const name = `prepared_${count}`
    const messages = await client.execProtocolStream(
      Buffer.concat([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]),
    )
    return {
      name,
      parameterTypes: parse.parseDescribeStatementResults(messages),
      description: messages.filter((message) => message.name === 'rowDescription'),
    }
  }

  const formatValue = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const format = type === undefined ? undefined : client.serializers[type]
    if (format !== undefined) return format(value)
    return typeof value === 'string' ? value : JSON.stringify(value)
  }

  const execute = async ({ name, parameterTypes, description }: Statement, values: readonly unknown[]) => {
    const bound = values.map((value, index) => formatValue(value, parameterTypes[index]))
    const messages = await client.execProtocolStream(
      Buffer.concat([serialize.bind({ statement: name, values: bound }), serialize.execute({}), serialize.sync()]),
    )
    return [...description, ...messages]
  }

  return async (text, values = [], options = {}) => {
    if (client.closed) throw new Error('PGlite is closed')
    const statement = statements.get(text) ?? (await prepare(text))
    statements.set(text, statement)
    try {
      const [result] = parse.parseResults(await execute(statement, values), client.parsers, options)
      if (result === undefined) throw new Error('PGlite returned no result')
      return result
    } catch (error) {
      if (getErrorCode(error) === unknownStatement) statements.delete(text)
      throw error
    }
  }
}

/** Replaces the interface of a client for queries. drizzle uses no other method outside a transaction. */
const replaceQuery = (client: PGlite, query: RunQuery): PGlite =>
  new Proxy(client, {
    get: (target, key) => {
      const own: unknown = key === 'query' ? query : Reflect.get(target, key)
      return own
    },
  })

/** A database of drizzle on the client whose queries with a name run by `runPrepared`. */
export const openDrizzle = (client: PGlite, runPrepared: RunQuery): Database => {
  const database = drizzle(client, { schema })
  const prepared = drizzle(replaceQuery(client, runPrepared), { schema })._.session
  const { session } = database._
  const prepareQuery = session.prepareQuery.bind(session)
  Object.assign(session, {
    prepareQuery: (...call: Parameters<typeof prepareQuery>) =>
      call[2] === undefined ? prepareQuery(...call) : prepared.prepareQuery(...call),
  })
  return database
}
