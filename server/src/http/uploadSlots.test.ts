// The limits of uploads in progress, over real connections: stalled uploads of one address beside an honest applicant.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { openTestPglite } from '../testing/databases.ts'
import { anna } from '../testing/personas.ts'
import { buildJpeg } from '../testing/pictures.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { createDraft } from '../testing/leadRequests.ts'
import { sendPicture, startUpload } from '../testing/uploadCalls.ts'
import { uploadsInProgress, uploadsPerHour } from './uploadSlots.ts'

const [attacker, honest] = ['192.0.2.1', '192.0.2.2']
const megabyte = 1024 * 1024

describe('uploads in progress', () => {
  const server = createServerFixture(openTestPglite, { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_UPLOADS: '0' })
  let port = 0
  beforeAll(async () => {
    port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
  })

  type Upload = { readonly socket: Socket; readonly readStatus: () => number | null; readonly head: () => string }
  let open: Upload[] = []
  afterEach(async () => {
    const sockets = open.map(({ socket }) => socket).filter((socket) => !socket.destroyed)
    const closed = sockets.map((socket) => once(socket, 'close'))
    for (const socket of sockets) socket.destroy()
    await Promise.all(closed)
    open = []
  })

  /** Sends the head of a request of 10 MB and the first part of its file. */
  const startSlowly = ({ id, token }: LeadHandle, from: string, sentBytes = 1000): Upload => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString('latin1')))
    socket.on('error', () => {})
    socket.write(
      `POST /api/lead/idUpload?id=${id}&side=front HTTP/1.1\r\nhost: x\r\nlead-token: ${token}\r\n` +
        `x-forwarded-for: ${from}\r\nidempotency-key: ${randomUUID()}\r\ncontent-type: image/jpeg\r\n` +
        `content-length: ${10 * megabyte}\r\n\r\n`,
    )
    socket.write(Buffer.alloc(sentBytes))
    const readStatus = () => (received === '' ? null : Number(/^HTTP\/1\.1 (\d+)/u.exec(received)?.[1]))
    const upload = { socket, readStatus, head: () => received }
    open.push(upload)
    return upload
  }
  /** Resolves when all uploads but `waiting` have a reply. */
  const waitForReplies = async (uploads: readonly Upload[], waiting: number): Promise<void> => {
    const countWaiting = () => uploads.filter(({ readStatus }) => readStatus() === null).length
    await expect.poll(countWaiting, { timeout: 20_000 }).toBe(waiting)
  }
  const countConnections = () =>
    new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)))
  const sendFrom = async (owned: LeadHandle, from: string) =>
    (await sendPicture(server, owned, { side: 'front', body: buildJpeg(), from })).status

  it('of one lead and of one address are limited, and leave another applicant alone', async () => {
    const leads = [await startUpload(server), await startUpload(server), await startUpload(server)]
    const [first] = leads
    const other = await startUpload(server)
    if (first === undefined) throw new Error('There is no lead')
    const ofOneLead = Array.from({ length: 60 }, () => startSlowly(first, attacker))
    await waitForReplies(ofOneLead, uploadsInProgress.perLead)
    expect(ofOneLead.filter(({ readStatus }) => readStatus() === 429)).toHaveLength(60 - uploadsInProgress.perLead)
    const rejected = ofOneLead.find(({ readStatus }) => readStatus() === 429)
    expect(rejected?.head()).toMatch(/\r\nretry-after: 5\r\n/iu)
    expect(rejected?.head()).toContain('"type":"urn:loan:problem:too-many-requests"')

    const more = [...leads, await startUpload(server), await startUpload(server)].flatMap((lead) =>
      Array.from({ length: 12 }, () => startSlowly(lead, attacker)),
    )
    await waitForReplies([...ofOneLead, ...more], uploadsInProgress.perNetwork)
    expect(await sendFrom(other, attacker)).toBe(429)
    expect(await sendFrom(other, honest)).toBe(200)
  })

  it('end with their connection, and are no longer counted', async () => {
    const owned = await startUpload(server)
    const uploads = Array.from({ length: uploadsInProgress.perLead + 1 }, () => startSlowly(owned, attacker, megabyte))
    await waitForReplies(uploads, uploadsInProgress.perLead)
    expect(await sendFrom(owned, honest)).toBe(429)
    for (const { socket } of uploads) socket.destroy()
    await expect.poll(() => sendFrom(owned, honest)).toBe(200)
  })

  it('that the caller aborts while the database is busy do not count', async () => {
    const owned = await startUpload(server)
    let arrived = 0
    const onRequest = () => void (arrived += 1)
    server.app.server.on('request', onRequest)
    await server.storage.database.transaction(async () => {
      const uploads = Array.from({ length: uploadsInProgress.perLead }, () => startSlowly(owned, attacker))
      await expect.poll(() => arrived).toBe(uploads.length)
      const closed = uploads.map(({ socket }) => once(socket, 'close'))
      for (const { socket } of uploads) socket.destroy()
      await Promise.all(closed)
      await expect.poll(countConnections).toBe(0)
    })
    server.app.server.off('request', onRequest)
    await expect.poll(() => sendFrom(owned, honest)).toBe(200)
  })

  it('of a draft are rejected before their first byte', async () => {
    const upload = startSlowly(await createDraft(server, anna), honest, 0)
    await expect.poll(upload.readStatus).toBe(409)
  })

  it('of one lead are limited in an hour', async () => {
    const owned = await startUpload(server)
    const statuses: number[] = []
    for (let sent = 0; sent <= uploadsPerHour; sent += 1) statuses.push(await sendFrom(owned, honest))
    expect(statuses.filter((status) => status === 200)).toHaveLength(uploadsPerHour)
    const last = await sendPicture(server, owned, { side: 'back', body: buildJpeg(), from: honest })
    expect([last.status, Number(last.headers['retry-after']) > 60]).toEqual([429, true])
  })
})
