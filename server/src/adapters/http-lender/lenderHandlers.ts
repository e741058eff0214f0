// Sends the requests of the outbox to their lenders.
import type { OutboxHandler } from '../../outbox/sendRequest.ts'
import { postSigned } from '../signedPost.ts'
import { toOutboxKind } from './httpLenders.ts'
import type { HttpLender } from './lenderFile.ts'

/** 410: the lender no longer knows the reference. */
const permanentStatuses: readonly number[] = [400, 410, 413, 422]

/** `now` is the clock of the signature's timestamp. */
export const buildLenderHandlers = (rows: readonly HttpLender[], now: () => Date): readonly OutboxHandler[] =>
  rows.map((row) => ({
    kind: toOutboxKind(row),
    // A lender that is down for two hours can answer afterwards, and gets the notice that deletes its data.
    repeatsUntilExpiry: true,
    send: ({ key, content, traceparent }, signal) =>
      postSigned(
        { url: row.url, secret: row.secrets[0], key, body: content, traceparent, permanentStatuses },
        now(),
        signal,
      ),
  }))
