// The type of a request that every lead server has to reject, and the functions that send such requests.
import type { ProblemType } from '@loan/domain/contract/problemTypes'
import { endpoints } from '@loan/domain/contract/registry'
import type { Exchange } from '../connection.ts'
import { newKey, type Session } from '../session.ts'

export type RejectedRequest = {
  /** Unique. */
  readonly name: string
  readonly title: string
  readonly type: ProblemType
  readonly clauses: readonly string[]
  readonly send: (session: Session) => Promise<Exchange>
  /** Verifies more than status and type. Throws Mismatch. */
  readonly verify?: (exchange: Exchange, session: Session) => void
}

/** `clauses` such as `3.33, 5.27`. */
export const rejected = (
  name: string,
  type: ProblemType,
  clauses: string,
  title: string,
  send: RejectedRequest['send'],
): RejectedRequest => ({ name, type, clauses: clauses.split(', '), title, send })

/** A token of no lead, in the form of one. */
export const wrongToken = 'x'.repeat(43)

export const jsonType = { 'content-type': 'application/json' }

/** Sends this text as the body of a create. */
export const sendCreate = (
  { sendRaw }: Session,
  body: string,
  headers: Readonly<Record<string, string>> = { ...jsonType, 'idempotency-key': newKey() },
): Promise<Exchange> =>
  sendRaw({ call: 'createLead', method: endpoints.createLead.method, path: endpoints.createLead.path, headers, body })

/** Sends the request once in a run, and returns its reply. */
export const sendOnce = (session: Session, request: RejectedRequest): Promise<Exchange> =>
  session.once(request.name, () => request.send(session))
