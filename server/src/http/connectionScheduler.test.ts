// New connections while the server is busy with others: a real server whose requests block the event loop.
import { Agent, request, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { listenOnFreePort } from '../testing/listenOnFreePort.ts'
import { createDrain } from './drain.ts'

const callers = 20
const newcomers = 60
/** Longer than what an iteration serves that accepts a connection. */
const workMs = 2

describe('connections that arrive at a busy server', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const sockets: Socket[] = []
  let server: Server | null = null
  afterEach(() => {
    agent.destroy()
    for (const socket of sockets) socket.destroy()
    server?.closeAllConnections()
    server?.close()
  })

  it('are accepted before the requests of the others are served', async () => {
    let served = 0
    const handle: RequestListener = (_request, response) => {
      const start = performance.now()
      while (performance.now() - start < workMs);
      served += 1
      response.end('done')
    }
    server = createDrain().serverFactory(handle, {})
    const port = await listenOnFreePort(server)
    /** Resolves when the server has accepted so many connections from now on. */
    const waitForConnections = (count: number): Promise<void> =>
      new Promise((resolve) => {
        let accepted = 0
        server?.on('connection', () => {
          accepted += 1
          if (accepted === count) resolve()
        })
      })
    const hasCallers = waitForConnections(callers)
    const repeat = (): void => {
      request({ agent, port, host: '127.0.0.1' }, (response) => {
        response.resume().on('end', repeat)
      })
        .on('error', () => {})
        .end()
    }
    for (let caller = 0; caller < callers; caller += 1) repeat()
    await hasCallers

    const before = served
    const hasNewcomers = waitForConnections(newcomers)
    for (let newcomer = 0; newcomer < newcomers; newcomer += 1) sockets.push(connect(port, '127.0.0.1'))
    await hasNewcomers
    // An iteration of the event loop that accepts one connection serves one request, and not that of each caller.
    expect(served - before).toBeGreaterThan(0)
    expect(served - before).toBeLessThan(2 * newcomers)
  })
})
