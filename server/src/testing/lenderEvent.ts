// An offer of a lender, and the call by which a lender sends an event. For tests only.
import { randomUUID } from 'node:crypto'
import { addDays, requireIsoDate } from '@loan/domain/calendar'
import { buildSignedHeaders } from '../lib/signedBody.ts'
import { startOfTests } from './personas.ts'
import type { TestServer } from './testServer.ts'
import { type LenderRequest, lenderSecrets } from './twoLenders.ts'

const today = requireIsoDate(startOfTests.slice(0, 10))

/** An offer without costs, whose figures and dates fit each other. */
export const sentOffer = {
  id: 'offer-1',
  product: 'Loan without costs',
  amount: 1000,
  period: { length: 61, scale: 'days' },
  instalments: { count: 2, amount: 500 },
  totalPayable: 1000,
  fees: 0,
  aprPercent: 0,
  borrowingRatePercent: 0,
  firstPaymentAt: addDays(today, 31),
  lastPaymentAt: addDays(today, 61),
  withdrawalDays: 14,
  validUntil: `${addDays(today, 7)}T12:00:00Z`,
}

type SignedBy = {
  /** The lender of the address; the default is the first one. */
  readonly key?: string
  readonly secret?: string
  /** The time of the signature; the default is that of the server. */
  readonly at?: Date
}

/** Posts a body as it is. Resolves with the status of the reply. */
export const postLenderBody = async (
  server: TestServer,
  payload: string | Buffer,
  { key = 'one', secret = lenderSecrets.LENDER_ONE, at = server.now() }: SignedBy = {},
): Promise<number> => {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `/lenders/${key}/events`,
    headers: { 'content-type': 'application/json', ...buildSignedHeaders(secret, at, payload) },
    payload,
  })
  return statusCode
}

export type AnsweredRequest = Pick<LenderRequest, 'reference' | 'exchange'>

export const buildLenderBody = (
  { reference, exchange }: AnsweredRequest,
  event: unknown,
  id: string = randomUUID(),
): string => JSON.stringify({ id, reference, exchange, event })

export type LenderEventOptions = SignedBy & {
  /** The id of the event; random by default. */
  readonly id?: string
}

/** Sends an event about the request. Resolves with the status of the reply. */
export const sendLenderEvent = (
  server: TestServer,
  answered: AnsweredRequest,
  event: unknown,
  { id, ...signedBy }: LenderEventOptions = {},
): Promise<number> => postLenderBody(server, buildLenderBody(answered, event, id), signedBy)
