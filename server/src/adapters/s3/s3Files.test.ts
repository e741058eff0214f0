// Encrypted files in a bucket of a real object storage (OpenStack Swift), and against an HTTP server with faults.
import { randomBytes } from 'node:crypto'
import { CreateBucketCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { hourMs } from '@loan/domain/durations'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { S3Settings } from '../../config/fileStoreVariables.ts'
import { openTestPglite } from '../../testing/databases.ts'
import { listenLocally } from '../../testing/listenLocally.ts'
import { hasSwift, startSwift, type SwiftServer } from '../../testing/swiftServer.ts'
import { openFileStore } from '../fileStore.ts'
import { checkBucket, createS3Files } from './s3Files.ts'

const inAnHour = () => new Date(Date.now() + hourMs)
const bucket = 'loans-uploads'

describe.skipIf(!hasSwift())('files in a bucket of OpenStack Swift', () => {
  let swift: SwiftServer
  let client: S3Client
  beforeAll(async () => {
    swift = await startSwift()
    const { endpoint, region, credentials } = swift.settings
    client = new S3Client({
      region,
      forcePathStyle: true,
      ...(endpoint === null ? {} : { endpoint }),
      ...(credentials === null ? {} : { credentials }),
    })
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
  }, 60_000)
  afterAll(() => swift.drop())

  const open = (changes: Partial<S3Settings> = {}) => createS3Files({ ...swift.settings, bucket, ...changes })

  it.each([0, 1, 10 * 1024 * 1024])('contain the %i bytes', async (size) => {
    const files = open()
    const bytes = randomBytes(size)
    await files.write('a', bytes)
    expect((await files.read('a'))?.equals(bytes)).toBe(true)
    await files.remove('a')
    await files.remove('a')
    expect(await files.read('a')).toBeNull()
  })

  it('are listed over several pages, without those of another prefix and without newer ones', async () => {
    const [files, others] = [open({ prefix: 'tukan-pl/' }), open({ prefix: 'tukan-es/' })]
    const names = ['a', 'b', 'c', 'd', 'e']
    for (const name of names) await files.write(name, randomBytes(10))
    await others.write('f', randomBytes(10))
    expect(await files.list(inAnHour())).toEqual(names)
    expect(await files.list(new Date(Date.now() - 60_000))).toEqual([])
    expect([await files.read('f'), (await others.read('f'))?.length]).toEqual([null, 10])
    for (const name of names) await files.remove(name)
    expect([await files.list(inAnHour()), await others.list(inAnHour())]).toEqual([[], ['f']])
    await others.remove('f')
  })

  it('are encrypted, and remain readable and are deleted after a change of FILE_STORE', async () => {
    const storage = await openTestPglite()
    try {
      const openStore = (fileStore: 'disk' | 's3') =>
        openFileStore({ fileStore, uploadDir: '/nonexistent', s3: { ...swift.settings, bucket } }, storage)
      const stored = await openStore('s3').write(Buffer.from('a passport'))
      const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: stored.fileName }))
      expect(await object.Body?.transformToString('latin1')).not.toContain('passport')
      const changed = openStore('disk')
      expect((await changed.read(stored)).toString()).toBe('a passport')
      expect(await changed.list(inAnHour())).toEqual([stored.fileName])
      await changed.remove(stored.fileName)
      await expect(openStore('s3').read(stored)).rejects.toThrow('An uploaded file is missing')
    } finally {
      await storage.close()
    }
  })

  it('need the right bucket and credentials, which the check of the start shows', async () => {
    const credentials = { accessKeyId: 'loan:files', secretAccessKey: 'another-secret' }
    expect(await checkBucket({ ...swift.settings, bucket })).toBeNull()
    await expect(checkBucket({ ...swift.settings, bucket: 'other' })).rejects.toThrow(
      'S3_BUCKET should be a bucket that these credentials may use, not "other": the storage replied 404',
    )
    await expect(checkBucket({ ...swift.settings, bucket, credentials })).rejects.toThrow('the storage replied 403')
    await expect(open({ credentials }).write('a', randomBytes(10))).rejects.toMatchObject({
      failure: 'unreachable',
      code: 'SignatureDoesNotMatch',
    })
    // A file of a wrong bucket is not a missing file: otherwise its lead would lose it.
    await expect(open({ bucket: 'other' }).read('a')).rejects.toMatchObject({ code: 'NoSuchBucket' })
  })

  it('cannot be written or read while the storage is down, and can afterwards', async () => {
    const files = open()
    await files.write('a', randomBytes(10))
    await swift.stop()
    await expect(files.write('b', randomBytes(10))).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await expect(files.read('a')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    expect(await checkBucket({ ...swift.settings, bucket })).toBe('ECONNREFUSED')
    await swift.start()
    expect((await files.read('a'))?.length).toBe(10)
    await files.remove('a')
  })
})

type Reply = { readonly status?: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }

describe('a storage with faults', () => {
  /** Without a reply left the connection stays open. */
  const startStorage = async (replies: readonly Reply[], attemptMs = 10_000) => {
    const left = [...replies]
    let requests = 0
    const { origin, close } = await listenLocally((request, response) => {
      requests += 1
      request.resume()
      const reply = left.shift()
      if (reply !== undefined)
        request.on('end', () => response.writeHead(reply.status ?? 200, reply.headers ?? {}).end(reply.body ?? ''))
    })
    const settings = {
      bucket,
      prefix: '',
      region: 'eu-west-1',
      endpoint: origin,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    }
    const files = createS3Files(settings, { connectMs: 10_000, attemptMs, callMs: 20_000 })
    return { files, countRequests: () => requests, close }
  }

  it('gets a rejected request again', async () => {
    const busy = { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }
    const { files, countRequests, close } = await startStorage([busy, busy, {}])
    await files.write('a', randomBytes(10))
    expect(countRequests()).toBe(3)
    await close()
  })

  it.each([
    ['replies with an error', [{ status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }], 'AccessDenied'],
    ['replies with a page', [{ status: 403, body: '<html><body>Sign in</body></html>' }], '403'],
    ['redirects', [{ status: 301, headers: { location: 'http://127.0.0.1:1/' } }], '301'],
    ['announces a long object', [{ headers: { 'content-length': '67108865' } }], 'object-length'],
  ])('gives no file when it %s', async (_what, replies, code) => {
    const { files, close } = await startStorage(replies)
    await expect(files.read('a')).rejects.toMatchObject({ failure: 'unreachable', code })
    await close()
  })

  it('gives no file when it does not reply', async () => {
    const { files, countRequests, close } = await startStorage([], 300)
    await expect(files.read('a')).rejects.toMatchObject({ failure: 'unreachable', code: 'timeout' })
    expect(countRequests()).toBe(3)
    await close()
  })

  it('is not called without credentials', async () => {
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
    const files = createS3Files({
      bucket,
      prefix: '',
      region: 'eu-west-1',
      endpoint: 'http://127.0.0.1:1',
      credentials: null,
    })
    await expect(files.read('a')).rejects.toMatchObject({ failure: 'unreachable', code: 'no-credentials' })
    vi.unstubAllEnvs()
  })

  it('gives no names when it replies with a page', async () => {
    const { files, close } = await startStorage([{ body: '<html>' }])
    await expect(files.list(inAnHour())).rejects.toMatchObject({ failure: 'unreachable' })
    await close()
  })
})
