// Fills a database with a million leads. Some of them are work for the cleanup: expired drafts to delete, and idle
// drafts to remind.
import { createHash } from 'node:crypto'
import { openDedicatedConnection } from '../../server/src/database/postgresConnections.ts'

export const leadCount = 1_000_000
const chunk = 250_000
export const expiredDrafts = 50_000
export const idleDrafts = 2000

/** The id and the token of the lead with this number, from 1 to `leadCount`. */
export const buildLeadAccess = (n: number): { readonly id: string; readonly token: string } => {
  const hash = createHash('md5').update(`lead ${n}`).digest('hex')
  const groups = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/u.exec(hash)?.slice(1) ?? []
  return { id: groups.join('-'), token: `token ${n}` }
}

const application = `jsonb_build_object('periodScale', 'days', 'amount', 3000, 'period', 73,
  'contactDetails', jsonb_build_object('email', 'applicant' || n || '@example.com', 'phoneNumber', '+48' || (500000000 + n),
    'marketingConsents', jsonb_build_object('email', n > $4 and n <= $3)))`

/** Drafts. The first ones have expired, and the next ones agreed to e-mails. */
const statements = [
  `insert into leads (id, product, revision, status, state, application, submit_tries, created_at, updated_at, expires_at)
   select md5('lead ' || n)::uuid, 'tukan-pl', 1, 'draft', 'NONE', ${application}, 0, now() - interval '1 day',
     now() - interval '5 hours' - n * interval '1 millisecond',
     now() + case when n <= $4 then - interval '1 hour' else interval '12 hours' end + n * interval '1 millisecond'
   from generate_series($1::integer, $2::integer) n`,
  `insert into lead_tokens (token_hash, lead_id, created_at)
   select encode(sha256(('token ' || n)::bytea), 'hex'), md5('lead ' || n)::uuid, now()
   from generate_series($1::integer, $2::integer) n`,
] as const

/** Requires a database with its tables. Takes some minutes. */
export const fillLeads = async (url: string): Promise<void> => {
  const client = await openDedicatedConnection(url)
  try {
    await client.query('set synchronous_commit = off')
    for (let first = 1; first <= leadCount; first += chunk) {
      const last = first + chunk - 1
      await client.query(statements[0], [first, last, expiredDrafts + idleDrafts, expiredDrafts])
      await client.query(statements[1], [first, last])
    }
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
