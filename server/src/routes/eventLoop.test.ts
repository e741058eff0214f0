// No body within the size limit blocks the event loop. The test derives the worst body of every list, record and text
// of the contract from the schemas, and sends it over a socket to the listening server.
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import { findNodes } from '@loan/domain/testing/schemaNodes'
import { beforeAll, expect, it } from 'vitest'
import { listKeys } from '@loan/domain/records'
import { openTestPglite } from '../testing/databases.ts'
import { buildEndpointPath } from '../http/registerContract.ts'
import { anna } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { createDraft } from '../testing/leadRequests.ts'

const bodyBytes = 250_000

/**
 * The longest delay, as a multiple of the time that `JSON.parse` takes for a body of that size: about 4 ms on a usual
 * machine, so that the delay is about 50 ms there. A multiple is the same on a slow or busy machine.
 */
const maxParseTimes = 12

const names = listKeys(endpoints)
const writes = names.filter((name) => endpoints[name].method !== 'GET' && endpoints[name].fileTypes === null)

/** The worst values for each type of schema node. */
const fillings: Readonly<Record<string, readonly string[]>> = {
  array: [
    `${'['.repeat(bodyBytes / 2)}${']'.repeat(bodyBytes / 2)}`,
    ...['{}', '0', '[[]]', '""'].map((item) => `[${`${item},`.repeat(Math.floor(bodyBytes / (item.length + 1)))}0]`),
  ],
  record: [`{${Array.from({ length: 25_000 }, (_, index) => `"${index}":0`).join(',')}}`],
  string: ['0', ' ', 'a ', '1.', '-'].map((text) => `"${text.repeat(bodyBytes / text.length)}"`),
  strict_object: [`{${Array.from({ length: 25_000 }, (_, index) => `"${index}":0`).join(',')}}`],
}

const wrap = (path: readonly string[], filling: string): string =>
  path.reduceRight((inner, key) => (key === '*' ? `[${inner}]` : `{${JSON.stringify(key)}:${inner}}`), filling)

/** Endpoints that share a body are measured once. */
const bodies = new Map(
  writes
    .toReversed()
    .flatMap((name) =>
      findNodes(endpoints[name].body).flatMap(({ path, type }) =>
        (fillings[type] ?? []).map(
          (filling, index) => [`${type} ${path.join('.')} ${index}`, { name, path, filling }] as const,
        ),
      ),
    ),
)

const server = createServerFixture(openTestPglite)
let port = 0
let lead = { id: '', token: '' }
beforeAll(async () => {
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
  lead = await createDraft(server, anna)
})

/** Returns the status of the reply. */
const send = (name: EndpointName, body: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const { method } = endpoints[name]
    const head = [
      `${method} ${buildEndpointPath(endpoints[name]).replaceAll(/\{\w+\}/gu, lead.id)} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `Lead-Token: ${lead.token}`,
      `Idempotency-Key: ${randomUUID()}`,
      'Connection: close',
      '\r\n',
    ].join('\r\n')
    const socket = connect(port, '127.0.0.1')
    let reply = ''
    socket.on('data', (chunk: Buffer) => (reply += chunk.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/u.exec(reply)?.[1])))
    socket.write(head)
    socket.write(body)
  })

const parsedText = `[${'0,'.repeat(bodyBytes / 2)}0]`

/** Returns how long `JSON.parse` takes for a body of the largest size, in milliseconds. */
const measureParsing = (): number => {
  const start = performance.now()
  JSON.parse(parsedText)
  return performance.now() - start
}

/** Returns the longest delay of the event loop during the call, as a multiple of the parsing right before it. */
const measure = async (name: EndpointName, body: Buffer): Promise<number> => {
  const parsingMs = measureParsing()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const status = await send(name, body)
  delay.disable()
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  return delay.max / 1e6 / parsingMs
}

/** Returns the lowest of several measurements, because other processes of the machine interrupt some of them. */
const measureBest = async (name: EndpointName, body: Buffer): Promise<number> => {
  let best = Number.POSITIVE_INFINITY
  for (let times = 0; times < 12 && best > maxParseTimes; times += 1) best = Math.min(best, await measure(name, body))
  return best
}

it.each([...bodies])('%s does not block the event loop', async (_what, { name, path, filling }) => {
  const body = Buffer.from(wrap(path, filling))
  expect(body.length).toBeLessThan(256 * 1024)
  expect(await measureBest(name, body)).toBeLessThan(maxParseTimes)
})
