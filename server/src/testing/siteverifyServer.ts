// A real HTTP server on this machine that answers `siteverify` calls. For tests only.
import { text } from 'node:stream/consumers'
import { listenLocally } from './listenLocally.ts'

type VerifyReply = {
  readonly status?: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

export type TestSiteverify = {
  readonly url: string
  /** The received forms. */
  readonly received: readonly Readonly<Record<string, string>>[]
  /** The next replies; `null` keeps the connection open without a reply. Without one a token is accepted. */
  readonly replies: (VerifyReply | null)[]
  readonly close: () => Promise<void>
}

export const startSiteverify = async (): Promise<TestSiteverify> => {
  const received: Readonly<Record<string, string>>[] = []
  const replies: (VerifyReply | null)[] = []
  const { origin, close } = await listenLocally((request, response) => {
    const reply = async (): Promise<void> => {
      received.push(Object.fromEntries(new URLSearchParams(await text(request))))
      const next = replies.length === 0 ? { body: '{"success":true,"hostname":"localhost"}' } : replies.shift()
      if (next === null || next === undefined) return
      response.writeHead(next.status ?? 200, { 'content-type': 'application/json', ...next.headers }).end(next.body)
    }
    void reply()
  })
  return {
    url: `${origin}/siteverify`,
    received,
    replies,
    close,
  }
}
