// Stops a server process while clients send requests without a pause.
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextIteration, setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { getErrorCode } from '../lib/getErrorCode.ts'
import { findFreePort } from '../testing/findFreePort.ts'
import { listenOnFreePort } from '../testing/listenOnFreePort.ts'
import { startServer } from '../testing/serverProcess.ts'
import { createDrain } from './drain.ts'

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const clients = 16

const get = (url: string, agent: Agent): Promise<{ status: number; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    request(url, { agent, family: 4 }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection })
      })
    })
      .on('error', reject)
      .end()
  })

describe('a server process that receives a stop signal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-drain-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const start = async (extra: Readonly<Record<string, string>> = {}) => {
    const server = startServer({ DATA_DIR: folder, PORT: String(await findFreePort()), LOG_LEVEL: 'warn', ...extra })
    await server.started
    return server
  }

  it('reports not ready at SIGTERM, serves requests until the delay ends and resets no connection', async () => {
    const server = await start({ STOP_DELAY_SECONDS: '1' })
    const faults = new Map<string, number>()
    let served = 0
    const work = Array.from({ length: clients }, async (_none, index) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      // Half of the clients call /readyz, which queries the database.
      const url = `${server.url}${index % 2 === 0 ? '/healthz' : '/readyz'}`
      for (;;) {
        try {
          await get(url, agent)
          served += 1
        } catch (error) {
          const code = getErrorCode(error)
          if (code !== 'ECONNREFUSED') faults.set(code, (faults.get(code) ?? 0) + 1)
          else return
        }
      }
    })
    const silent = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {})
    await once(silent, 'connect')
    await pause(300)
    server.child.kill('SIGTERM')
    await expect
      .poll(async () => get(`${server.url}/readyz`, new Agent({ keepAlive: true })), { timeout: 10_000, interval: 10 })
      .toEqual({ status: 503, connection: 'close' })
    const before = served
    await Promise.all(work)
    expect(served).toBeGreaterThan(before)
    expect([...faults]).toEqual([])
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })

  it('completes an upload that takes longer than ten seconds', async () => {
    const server = await start({ STOP_DELAY_SECONDS: '0' })
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString()))
    const closed = once(socket, 'close')
    socket.write(
      'POST /api/v3/lead HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
    )
    await expect.poll(async () => (await get(`${server.url}/healthz`, new Agent())).status).toBe(200)
    server.child.kill('SIGTERM')
    await pause(11_000)
    socket.write('}')
    await closed
    expect(received).toMatch(/^HTTP\/1\.1 400 /u)
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })

  it('stops without a delay at SIGINT, the signal of Ctrl-C', async () => {
    const server = await start({ STOP_DELAY_SECONDS: '60' })
    server.child.kill('SIGINT')
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })
})

describe('the ports of a server that stops', () => {
  it('close after every connection that has arrived is accepted, also after a pause of the process', async () => {
    const drain = createDrain()
    const server = drain.serverFactory((_request, response) => void response.end('done'), {})
    const url = `http://127.0.0.1:${await listenOnFreePort(server)}/`
    drain.begin()
    const closed = drain.closePorts()
    const replies = Array.from({ length: 20 }, () =>
      get(url, new Agent()).then(
        ({ status }) => status,
        (error: unknown) => getErrorCode(error),
      ),
    )
    // The system completes the connections, while the process accepts none for longer than it waits for further ones.
    await nextIteration()
    const start = performance.now()
    while (performance.now() - start < 200);
    expect(new Set(await Promise.all(replies))).toEqual(new Set([200]))
    await closed
  })
})
