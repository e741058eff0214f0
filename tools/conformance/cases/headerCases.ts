// Properties of every reply of the run. The group is the last one.
import { minuteMs } from '@loan/domain/durations'
import { endpoints } from '@loan/domain/contract/registry'
import { defineCases } from '../case.ts'
import { Mismatch, NotChecked } from '../outcomes.ts'
import type { Exchange } from '../connection.ts'
import { collectProblems } from '../rejected/rejectedRequests.ts'
import { newKey, type Session } from '../session.ts'

/** All replies so far, and the problems of the run, in case that only this group runs. */
const collectReplies = async (session: Session): Promise<readonly Exchange[]> => {
  await collectProblems(session).catch(() => [])
  await session.createDraft().catch(() => null)
  return session.exchanges
}

const describeCall = ({ call, status }: Exchange): string => `${call ?? 'another path'} ${status}`

/** Throws Mismatch with the first reply that lacks the property. */
const expectAll = (expected: string, replies: readonly Exchange[], has: (reply: Exchange) => boolean): void => {
  const [first, ...more] = replies.filter((reply) => !has(reply))
  if (first === undefined) return
  const described = describeCall(first)
  throw new Mismatch(expected, more.length === 0 ? described : `${described} and ${more.length} more without it`)
}

const verifyCacheControl = async (session: Session): Promise<void> => {
  const replies = (await collectReplies(session)).filter(({ call }) => call !== null)
  expectAll('cache-control: no-store', replies, ({ headers }) =>
    (headers.get('cache-control') ?? '').split(',').some((directive) => directive.trim() === 'no-store'),
  )
}

const verifyRequestId = async (session: Session): Promise<void> => {
  const replies = await collectReplies(session)
  expectAll('x-request-id', replies, ({ headers }) => (headers.get('x-request-id') ?? '') !== '')
  const ids = new Set(replies.map(({ headers }) => headers.get('x-request-id')))
  if (ids.size < replies.length) throw new Mismatch('an id of its own for each request', 'an id that occurs twice')
}

const verifyContentType = async (session: Session): Promise<void> => {
  const replies = (await collectReplies(session)).filter(({ status }) => status === 200)
  expectAll('the media type of the call', replies, ({ call, headers }) => {
    const expected = (call === null ? null : endpoints[call].replyType) ?? 'application/json'
    return (headers.get('content-type') ?? '').split(';')[0]?.trim() === expected
  })
}

const verifyNoServerError = async (session: Session): Promise<void> =>
  expectAll('no status of 500 or above', await collectReplies(session), ({ status }) => status < 500)

const isDelay = (text: string): boolean => /^\d+$/u.test(text) || !Number.isNaN(Date.parse(text))

const isBusy = ({ status }: Exchange): boolean => status === 429 || status === 503

/** Requests two resume links at once, which a server may limit. */
const provokeLimit = async ({ createDraft, answers, send }: Session): Promise<void> => {
  const { id, token } = await createDraft(answers)
  await send('sendContinueLink', { params: { id }, token, idempotencyKey: newKey() })
  await send('sendContinueLink', { params: { id }, token, idempotencyKey: newKey() })
}

const verifyRetryAfter = async (session: Session): Promise<void> => {
  await provokeLimit(session).catch(() => null)
  const replies = (await collectReplies(session)).filter(isBusy)
  if (replies.length === 0) throw new NotChecked('no reply of this run was a 429 or 503')
  expectAll('retry-after with seconds or a date', replies, ({ headers }) => isDelay(headers.get('retry-after') ?? ''))
}

/** @assumed neither clock is more than ten minutes wrong; a wrong time zone is. */
const maxClockDifferenceMs = 10 * minuteMs

/** The page computes remaining times from it, such as that of a code. */
const verifyDate = async (session: Session): Promise<void> => {
  const replies = await collectReplies(session)
  const now = session.now().getTime()
  expectAll('date with the current time', replies, ({ headers }) => {
    const difference = Math.abs(Date.parse(headers.get('date') ?? '') - now)
    return difference <= maxClockDifferenceMs
  })
}

export const headerCases = defineCases('headers', [
  ['cache-control', '7.23', 'forbids caching of every reply of a call', verifyCacheControl],
  ['request-id', '7.23', 'has an id on every reply', verifyRequestId],
  ['content-type', '7.23', 'has the media type of the call on every reply', verifyContentType],
  ['no-server-error', '7.23', 'returned no 5xx in the whole run', verifyNoServerError],
  ['date', '7.23', 'has the time of the server on every reply', verifyDate],
  ['retry-after', '7.23', 'names the delay of a retry on 429 and 503', verifyRetryAfter],
])
