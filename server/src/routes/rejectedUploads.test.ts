// Invalid uploads, on both engines: each is rejected with its reason, and stored files stay unchanged.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { idUpload } from '@loan/domain/contract/documents'
import { describe, expect, it } from 'vitest'
import { engines } from '../testing/databases.ts'
import { anna } from '../testing/personas.ts'
import { buildJpeg, buildPdf, buildPng } from '../testing/pictures.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { createDraft } from '../testing/leadRequests.ts'
import { listFiles, sendDocument, sendPicture, startUpload, readUploadRows } from '../testing/uploadCalls.ts'

describe.each(engines)('invalid uploads on $name', ({ open }) => {
  const server = createServerFixture(open)

  it.each([
    ['id_card', 'ABA400000', 'otherDetails.idCardNumber', 'id-card-checksum'],
    ['id_card', '', 'otherDetails.idCardNumber', 'required'],
    ['library_card', 'ABA300000', 'otherDetails.identificationType', 'not-an-option'],
  ])('validate kind %s and number %j with the rules of the pages', async (kind, number, field, code) => {
    const owned = await startUpload(server)
    const { status, problem } = await sendDocument(server, owned, [kind, number])
    expect([status, problem?.errors?.map(({ fieldName, code: found }) => [fieldName, found])]).toEqual([
      422,
      [[field, code]],
    ])
  })

  it('require the state ID_UPLOAD and the token of the lead', async () => {
    const draft = await createDraft(server, anna)
    expect((await sendPicture(server, draft, { side: 'front', body: buildJpeg() })).problem).toMatchObject({
      status: 409,
      progressState: 0,
    })
    expect((await sendDocument(server, draft, ['id_card', 'ABA300000'])).status).toBe(409)
    const owned = await startUpload(server)
    expect(
      (await sendPicture(server, { id: owned.id, token: draft.token }, { side: 'front', body: buildJpeg() })).status,
    ).toBe(404)
    const anonymous = await server.call(idUpload, { params: { id: owned.id, side: 'front' }, body: buildJpeg() })
    expect(anonymous.status).toBe(401)
    expect(await readUploadRows(server, owned)).toEqual([])
  })

  const rejected: readonly (readonly [string, Buffer, string])[] = [
    ['0 bytes', Buffer.alloc(0), 'file-empty'],
    ['a GIF with the content type of a JPEG', Buffer.from('GIF89a and more'), 'file-kind'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'file-kind'],
    ['half a JPEG', buildJpeg().subarray(0, 60), 'file-unreadable'],
    ['half a PNG', buildPng().subarray(0, 60), 'file-unreadable'],
    ['huge declared pixels', buildJpeg({ width: 60_000, height: 60_000 }), 'file-too-many-pixels'],
    ['a PDF with a script', buildPdf(['3 0 obj\n<< /S /JavaScript >>\nendobj\n']), 'file-active'],
  ]

  it.each(rejected)('reject %s with its error code and keep the previous picture', async (_what, body, code) => {
    const owned = await startUpload(server)
    await sendPicture(server, owned, { side: 'front', body: buildJpeg() })
    const before = await readUploadRows(server, owned)
    const { status, problem } = await sendPicture(server, owned, { side: 'front', body: body })
    expect([status, problem?.errors?.map((error) => [error.fieldName, error.code])]).toEqual([422, [['file', code]]])
    expect(await readUploadRows(server, owned)).toEqual(before)
  })

  it('return 413 for a file above the size limit, and 415 for other content types', async () => {
    const owned = await startUpload(server)
    expect((await sendPicture(server, owned, { side: 'front', body: Buffer.alloc(50 * 1024 * 1024) })).status).toBe(413)
    expect((await sendPicture(server, owned, { side: 'front', body: Buffer.alloc(10 * 1024 * 1024 + 1) })).status).toBe(
      413,
    )
    for (const type of [
      'application/json',
      'image/svg+xml',
      'image/heic',
      'text/html',
      'multipart/form-data; boundary=x',
    ]) {
      expect(
        (await sendPicture(server, owned, { side: 'front', body: buildJpeg(), contentType: type })).status,
        type,
      ).toBe(415)
    }
    expect(await readUploadRows(server, owned)).toEqual([])
  })

  it.each(['../front', '..%2F..%2Fetc%2Fpasswd', 'front/../../x', 'FRONT', '__proto__', ''])(
    'return 400 for the side %j',
    async (side) => {
      const { id, token } = await startUpload(server)
      const response = await server.app.inject({
        method: 'POST',
        url: `/api/lead/idUpload?id=${id}&side=${side}`,
        headers: { 'lead-token': token, 'content-type': 'image/jpeg' },
        payload: buildJpeg(),
      })
      expect(response.statusCode).toBe(400)
    },
  )

  let port: Promise<number> | undefined
  const openSocket = async () => {
    port ??= server.app.listen({ host: '127.0.0.1', port: 0 }).then((address) => Number(new URL(address).port))
    return connect(await port, '127.0.0.1')
  }
  const head = (id: string, token: string, length: number) =>
    `POST /api/lead/idUpload?id=${id}&side=front HTTP/1.1\r\nhost: x\r\nlead-token: ${token}\r\n` +
    `idempotency-key: ${randomUUID()}\r\ncontent-type: image/jpeg\r\ncontent-length: ${length}\r\n\r\n`

  it('store no data of an interrupted upload', async () => {
    const owned = await startUpload(server)
    const before = (await listFiles(server)).length
    const socket = await openSocket()
    const body = buildJpeg()
    socket.write(head(owned.id, owned.token, body.length))
    socket.write(body.subarray(0, body.length / 2))
    socket.end()
    socket.resume()
    await once(socket, 'close')
    expect(await readUploadRows(server, owned)).toEqual([])
    expect(await listFiles(server)).toHaveLength(before)
    expect((await sendPicture(server, owned, { side: 'front', body: body })).status).toBe(200)
  })

  it.each([
    ['no token', '', 401],
    ['the token of another lead', 'x'.repeat(43), 404],
  ])('reject a caller with %s before the first byte of the file', async (_what, token, status) => {
    const owned = await startUpload(server)
    const socket = await openSocket()
    socket.write(head(owned.id, token, 10_000_000))
    const replied: readonly unknown[] = await once(socket, 'data')
    socket.destroy()
    expect(String(replied[0])).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'))
  })
})
