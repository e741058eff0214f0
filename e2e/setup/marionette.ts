// A client of Marionette, the protocol by which Firefox takes the commands of WebDriver without a driver beside it.
import { connect, type Socket } from 'node:net'
import * as v from 'valibot'

const failureSchema = v.object({ error: v.string(), message: v.string() })
const replySchema = v.tuple([v.literal(1), v.number(), v.nullable(failureSchema), v.unknown()])

type Pending = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }

export type Marionette = {
  /** Rejects with the error of Firefox. */
  readonly send: (command: string, parameters?: object) => Promise<unknown>
  readonly close: () => void
}

const openSocket = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })

/** Returns the first message, which is its length in bytes, a colon and JSON, and what follows it. Null until it is whole. */
const readMessage = (received: Buffer): { readonly message: unknown; readonly rest: Buffer } | null => {
  const colon = received.indexOf(':')
  const end = colon + 1 + Number(received.subarray(0, colon).toString())
  if (colon === -1 || received.length < end) return null
  return { message: JSON.parse(received.subarray(colon + 1, end).toString()), rest: received.subarray(end) }
}

/** Resolves after the greeting of Firefox. Rejects while it does not listen on the port. */
export const connectMarionette = async (port: number): Promise<Marionette> => {
  const socket = await openSocket(port)
  const pending = new Map<number, Pending>()
  let received: Buffer = Buffer.alloc(0)
  let lastId = 0

  const rejectAll = (error: Error) => {
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  const onReply = (message: unknown) => {
    const [, id, failure, value] = v.parse(replySchema, message)
    const command = pending.get(id)
    pending.delete(id)
    if (failure === null) command?.resolve(value)
    else command?.reject(new Error(`${failure.error}: ${failure.message}`))
  }
  socket.on('close', () => rejectAll(new Error('Firefox closed the connection')))

  return new Promise((resolve) => {
    let onMessage: (message: unknown) => void = () => {
      onMessage = onReply
      resolve({
        send: (command, parameters = {}) =>
          new Promise((resolveCommand, reject) => {
            lastId += 1
            pending.set(lastId, { resolve: resolveCommand, reject })
            const text = JSON.stringify([0, lastId, command, parameters])
            socket.write(`${Buffer.byteLength(text)}:${text}`)
          }),
        close: () => socket.destroy(),
      })
    }
    socket.on('data', (data) => {
      received = Buffer.concat([received, data])
      for (let next = readMessage(received); next !== null; next = readMessage(received)) {
        received = next.rest
        onMessage(next.message)
      }
    })
  })
}
