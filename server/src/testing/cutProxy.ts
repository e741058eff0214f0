// A TCP proxy between the server and its database that can stop forwarding, cut connections or lead to another
// database. For tests only.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listenOnFreePort } from './listenOnFreePort.ts'

export type CutProxy = {
  /** The URL of the database through the proxy. */
  readonly url: string
  /** Stops forwarding in both directions; all connections stay open. */
  readonly stall: () => void
  readonly resume: () => void
  /** New connections lead to another database; open ones stay. */
  readonly redirect: (databaseUrl: string) => void
  /** Forwards the next request that contains the text, and cuts its connection instead of returning the reply. */
  readonly cutReplyTo: (text: string) => void
  readonly close: () => Promise<void>
}

export const createCutProxy = async (databaseUrl: string): Promise<CutProxy> => {
  let target = new URL(databaseUrl)
  const pairs = new Set<readonly [Socket, Socket]>()
  let isStalled = false
  let cutAt: string | null = null

  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    const pair = [client, database] as const
    pairs.add(pair)
    let cutsReply = false
    client.on('data', (bytes) => {
      if (cutAt !== null && bytes.includes(cutAt)) {
        cutAt = null
        cutsReply = true
      }
      database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (cutsReply) client.destroy()
      else client.write(bytes)
    })
    for (const [one, other] of [pair, [database, client] as const]) {
      if (isStalled) one.pause()
      one.on('error', () => {})
      one.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
    }
  })
  const url = new URL(databaseUrl)
  url.port = String(await listenOnFreePort(server))
  const forEach = (action: (socket: Socket) => void): void => [...pairs].flat().forEach(action)
  return {
    url: url.href,
    stall: () => {
      isStalled = true
      forEach((socket) => void socket.pause())
    },
    resume: () => {
      isStalled = false
      forEach((socket) => void socket.resume())
    },
    redirect: (otherUrl) => {
      target = new URL(otherUrl)
    },
    cutReplyTo: (text) => {
      cutAt = text
    },
    close: async () => {
      forEach((socket) => void socket.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}
