// Pictures of identity documents, on both engines: what is taken, what is refused, where it lies and when it goes.
import { once } from 'node:events'
import { connect } from 'node:net'
import { documentId, idUpload, offerSkipDocumentUpload, type UploadSide } from '@loan/domain/contract/documents'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploads } from '../database/schema.ts'
import { purge } from '../leads/retention.ts'
import { engines } from '../testing/databases.ts'
import { anna, lucia, tagged } from '../testing/personas.ts'
import { buildJpeg, buildPdf, buildPng, exif } from '../testing/pictures.ts'
import {
  createFor,
  type Owned,
  openTestServer,
  settle,
  stateOf,
  statusOf,
  submitFor,
  type TestServer,
} from '../testing/testServer.ts'
import { sweepUploads } from '../uploads/storeUpload.ts'

const hourMs = 3_600_000
const sides = ['front', 'back', 'selfie'] as const

describe.each(engines)('uploads on $name', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(await open())
  })
  afterAll(() => server.close())

  const start = async (persona = anna): Promise<Owned> => {
    const owned = await submitFor(server, tagged(persona, 'id-upload'))
    expect(stateOf(await settle(server, owned))).toBe('ID_UPLOAD')
    return owned
  }
  const send = ({ id, token }: Owned, side: UploadSide, body: Buffer, contentType?: string) =>
    server.call(idUpload, {
      params: { id, side },
      body,
      token,
      ...(contentType !== undefined && { contentType }),
    })
  const sendDocument = ({ id, token }: Owned, identificationType: string, idCardNumber: string) =>
    server.call(documentId, { body: { id, otherDetails: { identificationType, idCardNumber } }, token })
  const rowsOf = ({ id }: Owned) => server.storage.database.select().from(uploads).where(eq(uploads.leadId, id))
  const files = () => server.uploads.list(new Date(Date.now() + hourMs))
  const sweep = () => sweepUploads(server.storage.database, server.uploads, new Date(Date.now() + hourMs))

  it('take the sides one by one, then kind and number, and go on', async () => {
    const owned = await start()
    const { upload, questions } = await statusOf(server, owned)
    expect(upload).toEqual({
      sides: [...sides],
      received: [],
      mimeTypes: ['image/jpeg', 'image/png', 'application/pdf'],
      maxBytes: 10_485_760,
      mayGoOnWithout: true,
    })
    expect(questions?.dataPoints).toContain('identificationType')
    expect((await send(owned, 'selfie', buildPng(), 'image/png')).reply?.received).toEqual(['selfie'])
    expect((await send(owned, 'front', buildJpeg())).reply?.received).toEqual(['front', 'selfie'])
    const early = await sendDocument(owned, 'id_card', 'ABA300000')
    expect(early.problem?.errors?.map(({ fieldName, code }) => [fieldName, code])).toEqual([
      ['upload.back', 'required'],
    ])
    expect((await send(owned, 'back', buildPdf(), 'application/pdf')).reply?.received).toEqual([...sides])
    expect((await statusOf(server, owned)).upload?.received).toEqual([...sides])
    expect((await sendDocument(owned, 'id_card', 'aba 300000')).status).toBe(200)
    expect(stateOf(await settle(server, owned))).toBe('ACCEPTED')
  })

  it('take a passport without its back, and a Spanish document', async () => {
    const owned = await start()
    for (const side of ['front', 'selfie'] as const) await send(owned, side, buildJpeg())
    expect((await sendDocument(owned, 'passport', 'AB1234567')).status).toBe(200)
    const spanish = await start(lucia)
    for (const side of sides) await send(spanish, side, buildJpeg())
    expect((await sendDocument(spanish, 'dni', '12345678Z')).status).toBe(200)
  })

  it.each([
    ['id_card', 'ABA400000', 'otherDetails.idCardNumber', 'id-card-checksum'],
    ['id_card', '', 'otherDetails.idCardNumber', 'required'],
    ['library_card', 'ABA300000', 'otherDetails.identificationType', 'not-an-option'],
  ])('judge kind %s and number %j by the rules of the pages', async (kind, number, field, code) => {
    const owned = await start()
    const { status, problem } = await sendDocument(owned, kind, number)
    expect([status, problem?.errors?.map(({ fieldName, code: found }) => [fieldName, found])]).toEqual([
      422,
      [[field, code]],
    ])
  })

  it('go on without pictures where the lender allows it', async () => {
    const owned = await start()
    const { id, token } = owned
    expect((await server.call(offerSkipDocumentUpload, { body: { id }, token })).status).toBe(200)
    expect(stateOf(await settle(server, owned))).toBe('ACCEPTED')
  })

  it('belong to their state and to the holder of the token', async () => {
    const draft = await createFor(server, anna)
    expect((await send(draft, 'front', buildJpeg())).problem).toMatchObject({ status: 409, progressState: 0 })
    expect((await sendDocument(draft, 'id_card', 'ABA300000')).status).toBe(409)
    const owned = await start()
    expect((await send({ id: owned.id, token: draft.token }, 'front', buildJpeg())).status).toBe(404)
    const anonymous = await server.call(idUpload, { params: { id: owned.id, side: 'front' }, body: buildJpeg() })
    expect(anonymous.status).toBe(401)
    expect(await rowsOf(owned)).toEqual([])
  })

  const refused: readonly (readonly [string, Buffer, string])[] = [
    ['0 bytes', Buffer.alloc(0), 'file-empty'],
    ['a GIF that calls itself a JPEG', Buffer.from('GIF89a and more'), 'file-kind'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'file-kind'],
    ['half a JPEG', buildJpeg().subarray(0, 60), 'file-unreadable'],
    ['half a PNG', buildPng().subarray(0, 60), 'file-unreadable'],
    ['huge declared pixels', buildJpeg({ width: 60_000, height: 60_000 }), 'file-too-many-pixels'],
    ['a PDF with a script', buildPdf(['3 0 obj\n<< /S /JavaScript >>\nendobj\n']), 'file-active'],
  ]
  it.each(refused)('refuse %s, name why and keep the picture before', async (_what, body, code) => {
    const owned = await start()
    await send(owned, 'front', buildJpeg())
    const before = await rowsOf(owned)
    const { status, problem } = await send(owned, 'front', body)
    expect([status, problem?.errors?.map((error) => [error.fieldName, error.code])]).toEqual([422, [['file', code]]])
    expect(await rowsOf(owned)).toEqual(before)
  })

  it('refuse what is too large before reading it, and other kinds of bodies', async () => {
    const owned = await start()
    expect((await send(owned, 'front', Buffer.alloc(50 * 1024 * 1024))).status).toBe(413)
    expect((await send(owned, 'front', Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413)
    for (const type of [
      'application/json',
      'image/svg+xml',
      'image/heic',
      'text/html',
      'multipart/form-data; boundary=x',
    ]) {
      expect((await send(owned, 'front', buildJpeg(), type)).status, type).toBe(415)
    }
    expect(await rowsOf(owned)).toEqual([])
  })

  it.each(['../front', '..%2F..%2Fetc%2Fpasswd', 'front/../../x', 'FRONT', '__proto__', ''])(
    'know no side %j',
    async (side) => {
      const { id, token } = await start()
      const response = await server.app.inject({
        method: 'POST',
        url: `/api/lead/idUpload?id=${id}&side=${side}`,
        headers: { 'lead-token': token, 'content-type': 'image/jpeg' },
        payload: buildJpeg(),
      })
      expect(response.statusCode).toBe(400)
    },
  )

  it('store nothing of an upload that breaks off', async () => {
    const owned = await start()
    const before = (await files()).length
    const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connect(Number(port), '127.0.0.1')
    const body = buildJpeg()
    socket.write(
      `POST /api/lead/idUpload?id=${owned.id}&side=front HTTP/1.1\r\nhost: x\r\nlead-token: ${owned.token}\r\n` +
        `content-type: image/jpeg\r\ncontent-length: ${body.length}\r\n\r\n`,
    )
    socket.write(body.subarray(0, body.length / 2))
    socket.end()
    socket.resume()
    await once(socket, 'close')
    expect(await rowsOf(owned)).toEqual([])
    expect(await files()).toHaveLength(before)
    expect((await send(owned, 'front', body)).status).toBe(200)
  })

  it('lie sealed under a random name, without what they told beyond the picture', async () => {
    const owned = await start()
    await send(owned, 'front', buildJpeg({ beforeFrame: [exif(6)] }))
    const [row] = await rowsOf(owned)
    if (row === undefined) throw new Error('Nothing was stored')
    expect(row.fileName).toMatch(/^[0-9a-f]{32}$/u)
    const kept = await server.uploads.read(row)
    expect(kept.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(kept.toString('latin1')).not.toContain('Kowalskiej')
    expect([row.mimeType, row.bytes]).toEqual(['image/jpeg', kept.length])
    const otherKey = { ...row, sealKey: Buffer.alloc(32).toString('base64') }
    await expect(server.uploads.read(otherKey)).rejects.toThrow('authenticate')
    await expect(server.uploads.read({ ...row, fileName: '../secret-key' })).rejects.toThrow('no name')
  })

  it('replace a side that is sent again; the sweep takes the file before', async () => {
    const owned = await start()
    await send(owned, 'front', buildJpeg())
    const [first] = await rowsOf(owned)
    await send(owned, 'front', buildPng({ width: 640, height: 480 }), 'image/png')
    const rows = await rowsOf(owned)
    expect(rows.map(({ mimeType }) => mimeType)).toEqual(['image/png'])
    await sweep()
    expect(await files()).toContain(rows[0]?.fileName)
    expect(await files()).not.toContain(first?.fileName)
  })

  it('keep one file for a side that is sent many times at once', async () => {
    const owned = await start()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(owned, 'back', buildJpeg())))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const rows = await rowsOf(owned)
    expect(rows).toHaveLength(1)
    await sweep()
    expect(await server.uploads.read(rows[0] ?? { fileName: '', sealKey: '' })).toBeDefined()
  })

  it('are not swept while they may still be under way', async () => {
    await server.uploads.write(buildJpeg())
    await sweep()
    await server.uploads.write(buildJpeg())
    const { database } = server.storage
    expect(await sweepUploads(database, server.uploads, new Date(Date.now() - 60_000))).toBe(0)
    expect(await sweep()).toBe(1)
  })

  it('tell the log nothing but the route', async () => {
    const owned = await start()
    await send(owned, 'front', buildJpeg({ beforeFrame: [exif(1)] }))
    await sendDocument(owned, 'id_card', 'ABA300000')
    expect(server.logged()).toContain('"/api/lead/idUpload"')
    expect(server.logged()).not.toMatch(/ABA300000|Kowalskiej|image\/jpeg/u)
  })

  it('go with the answers of their lead', async () => {
    const owned = await start()
    for (const side of sides) await send(owned, side, buildJpeg())
    const names = (await rowsOf(owned)).map(({ fileName }) => fileName)
    expect(await files()).toEqual(expect.arrayContaining(names))
    server.passMs((24 + 30 * 24 + 1) * hourMs)
    await purge(server.storage.database, server.now(), 30)
    expect(await rowsOf(owned)).toEqual([])
    await sweep()
    expect((await files()).filter((name) => names.includes(name))).toEqual([])
  })
})
