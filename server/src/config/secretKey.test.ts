import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError } from './config.ts'
import { derivePurposeKey, loadSecretKey } from './secretKey.ts'

describe('openSecretKey', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'loan-key-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('returns the key of the environment', async () => {
    expect(await loadSecretKey({ secretKey: 'k'.repeat(40), dataDir: folder })).toBe('k'.repeat(40))
  })

  it('generates one key for concurrent calls, readable only by the owner', async () => {
    const dataDir = join(folder, 'new')
    const keys = await Promise.all(Array.from({ length: 8 }, () => loadSecretKey({ secretKey: null, dataDir })))
    expect(new Set(keys).size).toBe(1)
    expect(await loadSecretKey({ secretKey: null, dataDir })).toBe(keys[0])
    expect(readdirSync(dataDir)).toEqual(['secret-key'])
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
  })

  it('throws when the file contains no key', async () => {
    writeFileSync(join(folder, 'secret-key'), '')
    await expect(loadSecretKey({ secretKey: null, dataDir: folder })).rejects.toThrow(
      new ConfigError(`SECRET_KEY should be set, or ${join(folder, 'secret-key')} deleted: it contains no key`),
    )
  })
})

describe('keyFor', () => {
  it('differs by purpose and by secret', () => {
    const keys = [derivePurposeKey('a', 'x'), derivePurposeKey('a', 'y'), derivePurposeKey('b', 'x')].map((key) =>
      key.toString('hex'),
    )
    expect(new Set(keys).size).toBe(3)
    expect(derivePurposeKey('a', 'x')).toHaveLength(32)
  })
})
