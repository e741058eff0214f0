// Encrypted files in both storages and on both engines, two servers that share only the database, and files that were
// stored before FILE_STORE was changed.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourMs } from '@loan/domain/durations'
import { storedFiles } from '../database/schema.ts'
import type { Storage } from '../database/storage.ts'
import { DatabaseUnavailableError } from '../database/unavailable.ts'
import type { FileStore } from '../ports/fileStore.ts'
import { engines } from '../testing/databases.ts'
import { openFileStore } from './fileStore.ts'

const getTimeInAnHour = () => new Date(Date.now() + hourMs)
const chunkBytes = 256 * 1024

describe.each(engines)('stored files on $name', ({ open }) => {
  let storage: Storage
  let folders: readonly string[] = []
  beforeAll(async () => {
    folders = ['one', 'other'].map((name) => mkdtempSync(join(tmpdir(), `loan-files-${name}-`)))
    storage = await open()
  })
  afterAll(async () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    await storage.close()
  })

  /** Each server has its own folder. */
  const openOn = (server: 0 | 1, fileStore: 'disk' | 'database', database = storage.database): FileStore =>
    openFileStore({ fileStore, uploadDir: folders[server] ?? '', s3: null }, { database })
  const readRows = () => storage.database.select({ fileName: storedFiles.fileName }).from(storedFiles)

  describe.each(['disk', 'database'] as const)('in the %s', (fileStore) => {
    it.each([0, 1, chunkBytes - 28, chunkBytes, 10 * 1024 * 1024])('contain the %i bytes', async (size) => {
      const store = openOn(0, fileStore)
      const bytes = randomBytes(size)
      const stored = await store.write(bytes)
      expect((await store.read(stored)).equals(bytes)).toBe(true)
      expect(await store.list(getTimeInAnHour())).toEqual([stored.fileName])
      expect(await store.list(new Date(Date.now() - 60_000))).toEqual([])
      await store.remove(stored.fileName)
      expect(await store.list(getTimeInAnHour())).toEqual([])
      expect([readdirSync(folders[0] ?? ''), await readRows()]).toEqual([[], []])
    })

    it('cannot be read with another key, without the file, or by another name', async () => {
      const store = openOn(0, fileStore)
      const stored = await store.write(randomBytes(10))
      await expect(store.read({ ...stored, sealKey: randomBytes(32).toString('base64') })).rejects.toThrow(
        'authenticate',
      )
      await expect(store.read({ ...stored, fileName: '../secret-key' })).rejects.toThrow('Invalid name')
      await store.remove(stored.fileName)
      await store.remove(stored.fileName)
      await expect(store.read(stored)).rejects.toThrow('An uploaded file is missing')
    })

    it('remain readable and are deleted after a change of FILE_STORE', async () => {
      const stored = await openOn(0, fileStore).write(Buffer.from('a passport'))
      const changed = openOn(0, fileStore === 'disk' ? 'database' : 'disk')
      expect((await changed.read(stored)).toString()).toBe('a passport')
      expect(await changed.list(getTimeInAnHour())).toEqual([stored.fileName])
      await changed.remove(stored.fileName)
      await expect(openOn(0, fileStore).read(stored)).rejects.toThrow('missing')
    })
  })

  it('in the database are readable on another server, also without an upload folder', async () => {
    const stored = await openOn(0, 'database').write(Buffer.from('a passport'))
    expect((await openOn(1, 'database').read(stored)).toString()).toBe('a passport')
    const withoutFolder = openFileStore(
      { fileStore: 'database', uploadDir: join(tmpdir(), 'loan-no-folder'), s3: null },
      storage,
    )
    expect(await withoutFolder.list(getTimeInAnHour())).toEqual([stored.fileName])
    await withoutFolder.remove(stored.fileName)
    expect(await readRows()).toEqual([])
  })

  it('contain no byte of the file in clear text', async () => {
    const stored = await openOn(0, 'database').write(Buffer.from('a passport'))
    const rows = await storage.database
      .select({ text: sql<string>`encode(${storedFiles.content}, 'escape')` })
      .from(storedFiles)
    expect(rows.map(({ text }) => text.includes('passport'))).toEqual([false])
    await openOn(0, 'database').remove(stored.fileName)
  })

  it('leave nothing in the database when a chunk cannot be written', async () => {
    let inserts = 0
    const failing = new Proxy(storage.database, {
      get: (target, key) => {
        if (key === 'insert' && (inserts += 1) > 2) throw new DatabaseUnavailableError('The queue is full')
        const own: unknown = Reflect.get(target, key)
        return own
      },
    })
    await expect(openOn(0, 'database', failing).write(randomBytes(3 * chunkBytes))).rejects.toThrow('queue is full')
    expect([inserts, await readRows()]).toEqual([3, []])
  })
})
