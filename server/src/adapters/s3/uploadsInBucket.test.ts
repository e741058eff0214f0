// Uploads of applicants with FILE_STORE=s3, and the start of a server process with it, on a real object storage
// (OpenStack Swift).
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CreateBucketCommand } from '@aws-sdk/client-s3'
import { idUpload } from '@loan/domain/contract/documents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPglite } from '../../testing/databases.ts'
import { findFreePort } from '../../testing/findFreePort.ts'
import { requestStatus } from '../../testing/leadRequests.ts'
import { buildJpeg } from '../../testing/pictures.ts'
import { startServer } from '../../testing/serverProcess.ts'
import { hasSwift, startSwift, type SwiftServer } from '../../testing/swiftServer.ts'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'
import { deleteAllOrphans, listFiles, readUploadRows, sendPicture, startUpload } from '../../testing/uploadCalls.ts'
import { createS3Calls } from './s3Client.ts'

describe.skipIf(!hasSwift())('uploads in a bucket of OpenStack Swift', () => {
  let swift: SwiftServer
  let environment: Record<string, string>
  let server: TestServer
  beforeAll(async () => {
    swift = await startSwift()
    const { endpoint, region, credentials } = swift.settings
    environment = {
      FILE_STORE: 's3',
      S3_BUCKET: 'loans-uploads',
      S3_REGION: region,
      S3_ENDPOINT: endpoint ?? '',
      S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
    }
    const call = createS3Calls({ ...swift.settings, bucket: 'loans-uploads' })
    await call((client) => client.send(new CreateBucketCommand({ Bucket: 'loans-uploads' })))
    server = await createTestServer(await openTestPglite(), environment)
  }, 60_000)
  afterAll(async () => {
    await server.close()
    await swift.drop()
  })

  it('are stored there, and deleted when they are replaced', async () => {
    const owned = await startUpload(server)
    for (let times = 0; times < 2; times += 1)
      expect((await sendPicture(server, owned, { side: 'front', body: buildJpeg() })).status).toBe(200)
    const [row] = await readUploadRows(server, owned)
    if (row === undefined) throw new Error('There is no upload')
    expect((await listFiles(server)).length).toBe(2)
    expect(await deleteAllOrphans(server)).toBe(1)
    expect(await listFiles(server)).toEqual([row.fileName])
    expect((await server.uploads.read(row)).subarray(0, 3).toString('hex')).toBe('ffd8ff')
  })

  it('get 503 while the storage is down, and the same request is stored afterwards', async () => {
    const owned = await startUpload(server)
    const key = randomUUID()
    const send = () =>
      server.call(idUpload, {
        params: { id: owned.id, side: 'front' },
        token: owned.token,
        key,
        body: buildJpeg(),
      })
    await swift.stop()
    const { status, headers } = await send()
    expect([status, headers['retry-after'], await readUploadRows(server, owned)]).toEqual([503, '5', []])
    expect(server.logged()).toContain('"ECONNREFUSED"')
    expect((await requestStatus(server, owned)).upload?.received).toEqual([])
    await swift.start()
    expect((await send()).status).toBe(200)
    expect(await readUploadRows(server, owned)).toHaveLength(1)
  })

  it('stop the start of a process when the bucket does not exist, and only warn when the storage is down', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'loan-data-'))
    const start = async (extra: Readonly<Record<string, string>>) =>
      startServer({ ...environment, DATA_DIR: dataDir, PORT: String(await findFreePort()), ...extra })
    const rejected = await start({ S3_BUCKET: 'other' })
    expect((await rejected.ended).code).toBe(1)
    expect(rejected.output()).toContain('S3_BUCKET should be a bucket that these credentials may use, not "other"')
    await swift.stop()
    const warned = await start({})
    await warned.started
    expect(warned.output()).toContain('the storage of uploaded files does not reply')
    warned.child.kill('SIGTERM')
    expect((await warned.ended).code).toBe(0)
    await swift.start()
    rmSync(dataDir, { recursive: true, force: true })
  }, 60_000)
})
