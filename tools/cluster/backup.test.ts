// The backup and restore of docs/deploying.md: the database with pg_dump, the uploads in both storages, and the secret
// key.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '@loan/domain/products/registry'
import { forceLeadStateInSandbox } from '../../server/src/testing/leadCalls.ts'
import { buildPng } from '../../server/src/testing/pictures.ts'
import { createCluster, type PostgresCluster } from '../../server/src/testing/postgresCluster.ts'
import { createDatabase } from '../../server/src/testing/createDatabase.ts'
import { readUploads } from '../../server/src/testing/postgresDatabases.ts'
import { findPostgres } from '../../server/src/testing/postgresPrograms.ts'
import { openFileStore } from '../../server/src/adapters/fileStore.ts'
import { openPostgres } from '../../server/src/database/openStorage.ts'
import { ensureServer } from '../build/buildProduct.ts'
import { createSession, newKey } from '../conformance/session.ts'
import { submitLead } from '../conformance/submitLead.ts'
import { findFreePort } from '../../server/src/testing/findFreePort.ts'
import { findOnPath } from '../setup/isWorking.ts'
import { findNginx } from './nginxProcess.ts'
import { type ServerCluster, startServerCluster } from './serverCluster.ts'

const product = products['tukan-pl']
const dumpProgram = findOnPath('pg_dump')
const restoreProgram = findOnPath('pg_restore')
const hasPrograms = findNginx() !== null && findPostgres() !== null && dumpProgram !== null && restoreProgram !== null
const environment = {
  SECRET_KEY: 'a secret of the tests of fitting length',
  LOG_LEVEL: 'warn',
  STOP_DELAY_SECONDS: '0',
}

describe.skipIf(!hasPrograms)('a backup (needs nginx, PostgreSQL and pg_dump)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loan-backup-'))
  let postgres: PostgresCluster
  const started: ServerCluster[] = []
  beforeAll(async () => {
    await ensureServer()
    const created = await createCluster()
    if (created === null) throw new Error('PostgreSQL is not installed')
    postgres = created
  }, 180_000)
  afterAll(async () => {
    for (const cluster of started) await cluster.stop()
    await postgres.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  type FileStore = 'disk' | 'database'

  const start = async (url: string, uploadDir: string, fileStore: FileStore): Promise<ServerCluster> => {
    const cluster = await startServerCluster({
      instances: 1,
      port: await findFreePort(),
      basePath: '/application-frontend',
      database: { url, uploadDir },
      environment: { ...environment, FILE_STORE: fileStore },
      onUnexpectedEnd: () => {},
    })
    started.push(cluster)
    return cluster
  }

  const variants = [{ fileStore: 'disk' }, { fileStore: 'database' }] as const

  it.each(variants)('restores leads and uploads in the $fileStore', { timeout: 90_000 }, async ({ fileStore }) => {
    const [uploadDir, restoredDir] = ['uploads', 'restored'].map((name) => path.join(folder, `${name}-${fileStore}`))
    if (uploadDir === undefined || restoredDir === undefined) throw new Error('There are two folders')
    const dump = path.join(folder, `${fileStore}.dump`)
    const source = await createDatabase(postgres.url, `source_${fileStore}`)
    const before = await start(source, uploadDir, fileStore)
    const session = await createSession({ baseUrl: `${before.origin}/api`, product })
    const { lead } = await submitLead(session)
    const [origin = ''] = before.listServerOrigins()
    await forceLeadStateInSandbox(origin, lead.id, 'ID_UPLOAD')
    const { id, token } = lead
    const picture = { body: new Uint8Array(buildPng()), contentType: 'image/png' }
    const params = { id, side: 'front' } as const
    await session.client.call('idUpload', { params, token, idempotencyKey: newKey(), ...picture })

    // While the server runs, and the database before the files.
    execFileSync(dumpProgram ?? '', ['--format=custom', `--file=${dump}`, source])
    expect(existsSync(uploadDir)).toBe(fileStore === 'disk')
    if (fileStore === 'disk') cpSync(uploadDir, restoredDir, { recursive: true })
    await session.createDraft()
    await before.stop()

    const target = await createDatabase(postgres.url, `target_${fileStore}`)
    const options = ['--exit-on-error', '--no-owner', `--dbname=${target}`]
    execFileSync(restoreProgram ?? '', [...options, dump])
    const after = await start(target, restoredDir, fileStore)
    const restored = await createSession({ baseUrl: `${after.origin}/api`, product })
    const status = await restored.client.call('leadStatus', { params: { id }, token })
    expect(status.upload?.received).toEqual(['front'])
    const draft = await restored.client.call('createLead', { body: { product: product.id }, idempotencyKey: newKey() })
    expect(draft.revision).toBeGreaterThan(0)
    await after.stop()

    const [row] = await readUploads(target)
    if (row === undefined) throw new Error('There is no upload')
    const storage = await openPostgres(target, 1)
    const files = openFileStore({ fileStore, uploadDir: restoredDir, s3: null }, storage)
    expect((await files.read(row)).length).toBe(row.bytes)
    await storage.close()
    if (fileStore === 'disk') expect(readdirSync(restoredDir)).toContain(row.fileName)
  })
})
