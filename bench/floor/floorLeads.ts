// The floor of the two calls: the rows of a create in one transaction, and the read of a status, without validation,
// framework or layers between the call and the driver.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { consentRecordSchema, type ConsentRecord } from '@loan/domain/lead/application'
import type { LeadStatus } from '@loan/domain/contract/lead'
import * as v from 'valibot'
import type { FloorDatabase } from '../../server/src/testing/floorDatabase.ts'

const lifetimeMs = 24 * 3_600_000

/** What the floor reads of a create; the rest of the body is stored as it is. */
const createSchema = v.looseObject({ product: v.string(), policies: v.array(consentRecordSchema) })

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

const buildConsentValues = (policies: readonly ConsentRecord[]): unknown[] =>
  policies.flatMap(({ key, version, locale, textHash, given }) => [
    key,
    version,
    locale,
    textHash,
    given ? 'yes' : 'no',
  ])

/** `$1` is the lead and `$2` the time. */
const buildConsentInsert = (count: number): string => {
  const rows = Array.from({ length: count }, (_, row) => {
    const slots = Array.from({ length: 5 }, (__, column) => `$${3 + row * 5 + column}`)
    return `($1, '', ${slots.join(', ')}, $2)`
  })
  return `insert into consents (lead_id, lender, key, version, locale, text_hash, given, at) values ${rows.join(', ')}`
}

export const createFloorLead = async (database: FloorDatabase, body: string, key: string): Promise<string> => {
  const { product, ...application } = v.parse(createSchema, JSON.parse(body))
  const [id, token, now] = [randomUUID(), randomBytes(32).toString('base64url'), new Date()]
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const tokenHash = hash(token)
  const reply = JSON.stringify({
    id,
    revision: 1,
    leadStatus: 'draft',
    expiresAt: expiresAt.toISOString(),
    progressState: 0,
    token,
  })
  await database.inTransaction(async (query) => {
    await query(
      `insert into leads (id, product, revision, written_by, status, state, application, submit_tries, created_at,
        updated_at, expires_at) values ($1, $2, 1, $3, 'draft', 'NONE', $4, 0, $5, $5, $6)`,
      [id, product, tokenHash, JSON.stringify(application), now, expiresAt],
    )
    const { policies } = application
    await query(buildConsentInsert(policies.length), [id, now, ...buildConsentValues(policies)])
    await query('insert into lead_tokens (token_hash, lead_id, created_at) values ($1, $2, $3)', [tokenHash, id, now])
    await query(
      `insert into idempotency_keys (scope, key_hash, request_hash, status, sealed_reply, created_at)
        values ($1, $2, $3, 200, $4, $5)`,
      ['POST /v3/lead', hash(key), hash(body), reply, now],
    )
  })
  return reply
}

const leadRow = v.looseObject({ id: v.string(), revision: v.number(), status: v.string(), expires_at: v.date() })

/** Null where the lead or the token is unknown. */
export const readFloorStatus = async (database: FloorDatabase, id: string, token: string): Promise<string | null> => {
  const [found] = await database.query(
    `select leads.* from leads join lead_tokens on lead_tokens.lead_id = leads.id
      where leads.id = $1 and lead_tokens.token_hash = $2`,
    [id, hash(token)],
  )
  if (found === undefined) return null
  const { revision, status, expires_at: expiresAt } = v.parse(leadRow, found)
  const reply: LeadStatus = {
    id,
    revision,
    leadStatus: status,
    expiresAt: expiresAt.toISOString(),
    progressState: 0,
    applicationResult: null,
    pollAfterMs: null,
    steps: [],
    verification: null,
    lender: null,
    questions: null,
    handOver: null,
    upload: null,
    debts: null,
    policies: [],
    offers: [],
    redirect: null,
    rejection: null,
  }
  return JSON.stringify(reply)
}
