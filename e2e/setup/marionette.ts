// A client of Marionette, the protocol by which Firefox takes the commands of WebDriver without a driver beside it.
import { connect, type Socket } from 'node:net'
import * as v from 'valibot'

const failureSchema = v.object({ error: v.string(), message: v.string() })
const replySchema = v.tuple([v.literal(1), v.number(), v.nullable(failureSchema), v.unknown()])

type PendingCommand = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }

export type Marionette = {
  /** Rejects with the error of Firefox. */
  readonly send: (command: string, parameters?: object) => Promise<unknown>
  readonly close: () => void
}

const openSocket = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', reject)
  })

type ParsedMessage = { readonly message: unknown; readonly rest: Buffer }

/** Returns the first message: its length in bytes, a colon and JSON. `rest` follows it. Null until it is complete. */
const readMessage = (received: Buffer): ParsedMessage | null => {
  const colon = received.indexOf(':')
  const end = colon + 1 + Number(received.subarray(0, colon).toString())
  if (colon === -1 || received.length < end) return null
  return { message: JSON.parse(received.subarray(colon + 1, end).toString()), rest: received.subarray(end) }
}

/** The id of the greeting, which is the only message without one. */
const greetingId = 0

/** Resolves after the greeting of Firefox. Rejects while it does not listen on the port. */
export const connectMarionette = async (port: number): Promise<Marionette> => {
  const socket = await openSocket(port)
  const pending = new Map<number, PendingCommand>()
  let received: Buffer = Buffer.alloc(0)
  let lastId = greetingId

  const take = (id: number): PendingCommand | undefined => {
    const command = pending.get(id)
    pending.delete(id)
    return command
  }
  const onMessage = (message: unknown): void => {
    const reply = v.safeParse(replySchema, message)
    if (!reply.success) return take(greetingId)?.resolve(message)
    const [, id, failure, value] = reply.output
    if (failure === null) take(id)?.resolve(value)
    else take(id)?.reject(new Error(`${failure.error}: ${failure.message}`))
  }
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    for (let next = readMessage(received); next !== null; next = readMessage(received)) {
      received = next.rest
      onMessage(next.message)
    }
  })
  socket.on('close', () => {
    for (const id of pending.keys()) take(id)?.reject(new Error('Firefox closed the connection'))
  })

  const awaitReply = (id: number): Promise<unknown> =>
    new Promise((resolve, reject) => void pending.set(id, { resolve, reject }))
  await awaitReply(greetingId)
  return {
    send: (command, parameters = {}) => {
      lastId += 1
      const text = JSON.stringify([0, lastId, command, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
      return awaitReply(lastId)
    },
    close: () => socket.destroy(),
  }
}
