// Uploads with a malware scanner, on both engines.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { malwareMarker, startClamd, type TestClamd } from '../testing/clamdServer.ts'
import { engines } from '../testing/databases.ts'
import { buildJpeg, buildPdf } from '../testing/pictures.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'
import { listFiles, readUploadRows, sendPicture, startUpload } from '../testing/uploadCalls.ts'
import { idUpload } from '@loan/domain/contract/documents'

const infectedPdf = buildPdf([`3 0 obj\n(${malwareMarker})\nendobj\n`])

describe.each(engines)('uploads with a scanner on $name', ({ open }) => {
  let clamd: TestClamd
  let server: TestServer
  beforeAll(async () => {
    clamd = await startClamd()
    server = await createTestServer(await open(), { FILE_SCAN: 'clamd', CLAMD_ADDRESS: clamd.variable })
  })
  afterAll(async () => {
    await server.close()
    await clamd.close()
  })

  it('stores a clean file, after the scanner has received the bytes of the applicant', async () => {
    const owned = await startUpload(server)
    const body = buildJpeg()
    expect((await sendPicture(server, owned, { side: 'front', body })).status).toBe(200)
    expect(clamd.received.at(-1)?.equals(body)).toBe(true)
    expect(await readUploadRows(server, owned)).toHaveLength(1)
  })

  it.each([
    ['a document', infectedPdf, 'application/pdf'],
    ['a damaged picture', Buffer.concat([buildJpeg().subarray(0, 60), Buffer.from(malwareMarker)]), 'image/jpeg'],
  ])('rejects %s with malware and keeps the stored side', async (_what, body, contentType) => {
    const owned = await startUpload(server)
    await sendPicture(server, owned, { side: 'front', body: buildJpeg() })
    const [rows, files] = [await readUploadRows(server, owned), await listFiles(server)]
    const { status, problem } = await sendPicture(server, owned, { side: 'front', body, contentType })
    expect([status, problem?.errors?.map(({ fieldName, code }) => [fieldName, code])]).toEqual([
      422,
      [['file', 'file-infected']],
    ])
    expect([await readUploadRows(server, owned), await listFiles(server)]).toEqual([rows, files])
  })

  it('returns 503 while the scanner gives no result, and stores the same request afterwards', async () => {
    const owned = await startUpload(server)
    const [key, body] = [randomUUID(), buildJpeg()]
    const send = () => server.call(idUpload, { params: { id: owned.id, side: 'front' }, token: owned.token, key, body })
    for (const reply of ['', 'stream: read failed. ERROR\0']) {
      clamd.replies.push(reply)
      const { status, headers } = await send()
      expect([status, headers['retry-after'], await readUploadRows(server, owned)]).toEqual([503, '5', []])
    }
    expect(server.logged()).toContain('"closed"')
    expect((await send()).status).toBe(200)
    expect(await readUploadRows(server, owned)).toHaveLength(1)
  })
})
