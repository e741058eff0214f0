// Pictures of identity documents, on both engines and in both storages: upload, storage and deletion.
import { hourMs } from '@loan/domain/durations'
import { offerSkipDocumentUpload } from '@loan/domain/contract/documents'
import { specExpiry } from '@loan/domain/products/defaults'
import { defaultFinishedLeadDays } from '@loan/domain/products/documentFigures'
import { describe, expect, it } from 'vitest'
import { engines } from '../testing/databases.ts'
import { lucia } from '../testing/personas.ts'
import { buildJpeg, buildPdf, buildPng, exif } from '../testing/pictures.ts'
import { runRetentionJobs } from '../testing/runRetentionJobs.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { waitForLenders, readState, requestStatus } from '../testing/leadRequests.ts'
import {
  listFiles,
  sendDocument,
  sendPicture,
  startUpload,
  deleteAllOrphans,
  readUploadRows,
} from '../testing/uploadCalls.ts'
import { uploadsInProgress } from '../http/uploadSlots.ts'
import { deleteUnusedUploads } from '../uploads/storeUpload.ts'

const sides = ['front', 'back', 'selfie'] as const
const fileStores = ['disk', 'database'] as const

const variants = engines.flatMap((engine) => fileStores.map((fileStore) => ({ ...engine, fileStore })))

describe.each(variants)('uploads on $name in the $fileStore', ({ open, fileStore }) => {
  const server = createServerFixture(open, { FILE_STORE: fileStore })

  it('accept the sides one by one, then kind and number, and continue the lead', async () => {
    const owned = await startUpload(server)
    const { upload, questions } = await requestStatus(server, owned)
    expect(upload).toEqual({
      sides: [...sides],
      received: [],
      mimeTypes: ['image/jpeg', 'image/png', 'application/pdf'],
      maxBytes: 10_485_760,
      mayGoOnWithout: true,
    })
    expect(questions?.dataPoints).toContain('identificationType')
    expect(
      (await sendPicture(server, owned, { side: 'selfie', body: buildPng(), contentType: 'image/png' })).reply
        ?.received,
    ).toEqual(['selfie'])
    expect((await sendPicture(server, owned, { side: 'front', body: buildJpeg() })).reply?.received).toEqual([
      'front',
      'selfie',
    ])
    const early = await sendDocument(server, owned, ['id_card', 'ABA300000'])
    expect(early.problem?.errors?.map(({ fieldName, code }) => [fieldName, code])).toEqual([
      ['upload.back', 'required'],
    ])
    expect(
      (await sendPicture(server, owned, { side: 'back', body: buildPdf(), contentType: 'application/pdf' })).reply
        ?.received,
    ).toEqual([...sides])
    expect((await requestStatus(server, owned)).upload?.received).toEqual([...sides])
    expect((await sendDocument(server, owned, ['id_card', 'aba 300000'])).status).toBe(200)
    expect(readState(await waitForLenders(server, owned))).toBe('ACCEPTED')
  })

  it('accept a passport without its back, and a Spanish document', async () => {
    const owned = await startUpload(server)
    for (const side of ['front', 'selfie'] as const) await sendPicture(server, owned, { side: side, body: buildJpeg() })
    expect((await sendDocument(server, owned, ['passport', 'AB1234567'])).status).toBe(200)
    const spanish = await startUpload(server, lucia)
    for (const side of sides) await sendPicture(server, spanish, { side: side, body: buildJpeg() })
    expect((await sendDocument(server, spanish, ['dni', '12345678Z'])).status).toBe(200)
  })

  it('can be skipped when the lender allows it', async () => {
    const owned = await startUpload(server)
    const { id, token } = owned
    expect((await server.call(offerSkipDocumentUpload, { body: { id }, token })).status).toBe(200)
    expect(readState(await waitForLenders(server, owned))).toBe('ACCEPTED')
  })

  it('are encrypted in a file with a random name, without their metadata', async () => {
    const owned = await startUpload(server)
    await sendPicture(server, owned, { side: 'front', body: buildJpeg({ beforeFrame: [exif(6)] }) })
    const [row] = await readUploadRows(server, owned)
    if (row === undefined) throw new Error('No upload is stored')
    expect(row.fileName).toMatch(/^[0-9a-f]{32}$/u)
    const storedBytes = await server.uploads.read(row)
    expect(storedBytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(storedBytes.toString('latin1')).not.toContain('Kowalskiej')
    expect([row.mimeType, row.bytes]).toEqual(['image/jpeg', storedBytes.length])
    const otherKey = { ...row, sealKey: Buffer.alloc(32).toString('base64') }
    await expect(server.uploads.read(otherKey)).rejects.toThrow('authenticate')
    await expect(server.uploads.read({ ...row, fileName: '../secret-key' })).rejects.toThrow('Invalid name')
  })

  it('replace a side that is sent again, and the cleanup deletes the previous file', async () => {
    const owned = await startUpload(server)
    await sendPicture(server, owned, { side: 'front', body: buildJpeg() })
    const [first] = await readUploadRows(server, owned)
    await sendPicture(server, owned, {
      side: 'front',
      body: buildPng({ width: 640, height: 480 }),
      contentType: 'image/png',
    })
    const rows = await readUploadRows(server, owned)
    expect(rows.map(({ mimeType }) => mimeType)).toEqual(['image/png'])
    await deleteAllOrphans(server)
    expect(await listFiles(server)).toContain(rows[0]?.fileName)
    expect(await listFiles(server)).not.toContain(first?.fileName)
  })

  it('store one file for concurrent uploads of one side', async () => {
    const owned = await startUpload(server)
    const answers = await Promise.all(
      Array.from({ length: uploadsInProgress.perLead }, () =>
        sendPicture(server, owned, { side: 'back', body: buildJpeg() }),
      ),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const rows = await readUploadRows(server, owned)
    expect(rows).toHaveLength(1)
    await deleteAllOrphans(server)
    expect(await server.uploads.read(rows[0] ?? { fileName: '', sealKey: '' })).toBeDefined()
  })

  it('are not cleaned up while their transaction can still be open', async () => {
    await server.uploads.write(buildJpeg())
    await deleteAllOrphans(server)
    await server.uploads.write(buildJpeg())
    const { database } = server.storage
    expect(await deleteUnusedUploads(database, server.uploads, new Date(Date.now() - 60_000))).toBe(0)
    expect(await deleteAllOrphans(server)).toBe(1)
  })

  it('are logged only with their route', async () => {
    const owned = await startUpload(server)
    await sendPicture(server, owned, { side: 'front', body: buildJpeg({ beforeFrame: [exif(1)] }) })
    await sendDocument(server, owned, ['id_card', 'ABA300000'])
    expect(server.logged()).toContain('"/api/lead/idUpload"')
    expect(server.logged()).not.toMatch(/ABA300000|Kowalskiej|image\/jpeg/u)
  })

  it('are deleted with the answers of their lead', async () => {
    const owned = await startUpload(server)
    for (const side of sides) await sendPicture(server, owned, { side: side, body: buildJpeg() })
    const names = (await readUploadRows(server, owned)).map(({ fileName }) => fileName)
    expect(await listFiles(server)).toEqual(expect.arrayContaining(names))
    server.passMs((specExpiry.applicationHours + defaultFinishedLeadDays * 24 + 1) * hourMs)
    await runRetentionJobs(server.storage.database, server.now(), defaultFinishedLeadDays)
    expect(await readUploadRows(server, owned)).toEqual([])
    await deleteAllOrphans(server)
    expect((await listFiles(server)).filter((name) => names.includes(name))).toEqual([])
  })
})
