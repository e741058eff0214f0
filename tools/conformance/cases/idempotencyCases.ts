// One key, one request, one reply: a repeated write has no second effect, and no caller gets the reply of another.
import { type ProblemType, buildProblemTypeUri } from '@loan/domain/contract/problemTypes'
import * as v from 'valibot'
import { defineCases } from '../case.ts'
import { expectEqual, Mismatch } from '../outcomes.ts'
import type { Exchange } from '../connection.ts'
import { expectProblem } from '../expectProblem.ts'
import { type LeadHandle, newKey, type Session } from '../session.ts'
import { requestStatus } from '../lenderSteps.ts'

const createdSchema = v.object({ id: v.string(), token: v.string(), revision: v.number() })

const requireCreated = (exchange: Exchange) => {
  const parsed = v.safeParse(createdSchema, exchange.json)
  if (exchange.status === 200 && parsed.success) return parsed.output
  throw new Mismatch('200 with a lead', String(exchange.status))
}

const sendCreate = (
  { send, product }: Session,
  idempotencyKey: string,
  answers: object = { amount: product.amount.default },
) => send('createLead', { body: { product: product.id, ...answers }, idempotencyKey })

const sendUpdate = (
  { send, product }: Session,
  { id, token, revision }: LeadHandle,
  idempotencyKey: string,
  amount: number,
) => send('updateLead', { body: { product: product.id, id, revision, amount }, token, idempotencyKey })

/** Replies contain tokens, so they are compared and not shown. */
const expectSameReply = (first: Exchange, second: Exchange): void => {
  expectEqual('the status of the retry', second.status, first.status)
  if (JSON.stringify(first.json) !== JSON.stringify(second.json)) throw new Mismatch('the same reply', 'another reply')
}

const verifyCreateRetry = async (session: Session): Promise<void> => {
  const key = newKey()
  const first = await sendCreate(session, key)
  requireCreated(first)
  expectSameReply(first, await sendCreate(session, key))
}

const verifyUpdateRetry = async (session: Session): Promise<void> => {
  const lead = await session.createDraft()
  const [key, amount] = [newKey(), session.product.amount.default]
  const first = await sendUpdate(session, lead, key, amount)
  expectEqual('the status', first.status, 200)
  expectSameReply(first, await sendUpdate(session, lead, key, amount))
  expectEqual('the revision', (await requestStatus(session, lead)).revision, lead.revision + 1)
}

const verifyOtherBody = async (session: Session): Promise<void> => {
  const key = newKey()
  requireCreated(await sendCreate(session, key))
  expectProblem(await sendCreate(session, key, { amount: session.product.amount.min }), 'other-request-under-key')
}

const verifyOtherUpdate = async (session: Session): Promise<void> => {
  const lead = await session.createDraft()
  const [key, { amount }] = [newKey(), session.product]
  expectEqual('the status', (await sendUpdate(session, lead, key, amount.default)).status, 200)
  expectProblem(await sendUpdate(session, lead, key, amount.min), 'other-request-under-key')
}

const verifyOtherSession = async (session: Session): Promise<void> => {
  const key = newKey()
  const [first, second] = [
    requireCreated(await sendCreate(session, key, { sessionId: newKey() })),
    requireCreated(await sendCreate(session, key, { sessionId: newKey() })),
  ]
  if (first.id === second.id || first.token === second.token) {
    throw new Mismatch('a lead of its own for each session', 'the same lead')
  }
}

const verifyNewKey = async (session: Session): Promise<void> => {
  const first = requireCreated(await sendCreate(session, newKey()))
  const second = requireCreated(await sendCreate(session, newKey()))
  if (first.id === second.id) throw new Mismatch('another lead under another key', 'the same lead')
}

const verifyKeyAfterRejection = async (session: Session): Promise<void> => {
  const key = newKey()
  const { amount } = session.product
  expectProblem(await sendCreate(session, key, { amount: amount.max + amount.step }), 'refused')
  requireCreated(await sendCreate(session, key))
}

/** Each parallel copy gets the reply, or `request-in-flight`. Returns the replies. */
const expectCopies = (exchanges: readonly Exchange[]): readonly Exchange[] => {
  const inFlight: ProblemType = 'request-in-flight'
  const isInFlight = ({ json }: Exchange) => v.is(v.object({ type: v.literal(buildProblemTypeUri(inFlight)) }), json)
  const replies = exchanges.filter(({ status }) => status === 200)
  const others = exchanges.filter((exchange) => exchange.status !== 200 && !isInFlight(exchange))
  if (others.length > 0 || replies.length === 0) {
    throw new Mismatch('200 or 409 request-in-flight', exchanges.map(({ status }) => status).join(', '))
  }
  return replies
}

const copies = [1, 2, 3, 4, 5, 6]

const verifyParallelCreates = async (session: Session): Promise<void> => {
  const key = newKey()
  const replies = expectCopies(await Promise.all(copies.map(() => sendCreate(session, key))))
  const leads = new Set([...replies, await sendCreate(session, key)].map((exchange) => requireCreated(exchange).id))
  expectEqual('leads', leads.size, 1)
}

const verifyParallelUpdates = async (session: Session): Promise<void> => {
  const lead = await session.createDraft()
  const key = newKey()
  const send = () => sendUpdate(session, lead, key, session.product.amount.default)
  expectCopies(await Promise.all(copies.map(send)))
  expectEqual('the revision', (await requestStatus(session, lead)).revision, lead.revision + 1)
}

/** Repeats every accepted write of the run, of whichever group, because each can lose its reply. */
const verifyEveryWrite = async (session: Session): Promise<void> => {
  requireCreated(await sendCreate(session, newKey()))
  const wrong: string[] = []
  for (const first of session.exchanges.filter(({ status }) => status === 200)) {
    if (first.repeat === null) continue
    const { status, json } = await first.repeat()
    const isSame = status === first.status && JSON.stringify(json) === JSON.stringify(first.json)
    if (!isSame) wrong.push(`${first.call ?? 'another path'} ${status}`)
  }
  expectEqual('writes whose retry has another reply', [...new Set(wrong)], [])
}

export const idempotencyCases = defineCases('idempotency', [
  ['create-retry', '7.5', 'returns the same reply to the retry of a create', verifyCreateRetry],
  ['update-retry', '7.6', 'writes once for the retry of an update', verifyUpdateRetry],
  ['other-create', '7.5', 'rejects another create under a used key', verifyOtherBody],
  ['other-update', '7.6', 'rejects another update under a used key', verifyOtherUpdate],
  ['other-session', '7.5', 'creates a lead for each session under one key', verifyOtherSession],
  ['new-key', '7.5', 'creates another lead for the same body under another key', verifyNewKey],
  ['key-after-rejection', '7.5', 'accepts a corrected body under the key of a rejected one', verifyKeyAfterRejection],
  ['parallel-creates', '7.5', 'makes one lead of parallel copies of a create', verifyParallelCreates],
  ['parallel-updates', '7.6', 'writes once for parallel copies of an update', verifyParallelUpdates],
  ['every-write', '7.23', 'returns the same reply to the retry of every write of the run', verifyEveryWrite],
])
