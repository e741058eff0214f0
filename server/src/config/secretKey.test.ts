import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError } from './config.ts'
import { buildKeyId, derivePurposeKey, derivePurposeKeys, loadSecretKey } from './secretKey.ts'

describe('loadSecretKey', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'loan-key-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('returns the key of the environment', async () => {
    const config = { secretKey: 'k'.repeat(40), readSecretKeys: [], dataDir: folder }
    expect(await loadSecretKey(config)).toEqual({ current: 'k'.repeat(40), others: [] })
  })

  it('returns the keys for reading once, without the current one', async () => {
    const readSecretKeys = ['o'.repeat(32), 'k'.repeat(40), 'o'.repeat(32), 'p'.repeat(32)]
    const { others } = await loadSecretKey({ secretKey: 'k'.repeat(40), readSecretKeys, dataDir: folder })
    expect(others).toEqual(['o'.repeat(32), 'p'.repeat(32)])
  })

  it('generates one key for concurrent calls, readable only by the owner', async () => {
    const dataDir = join(folder, 'new')
    const keys = await Promise.all(
      Array.from({ length: 8 }, () => loadSecretKey({ secretKey: null, readSecretKeys: [], dataDir })),
    )
    expect(new Set(keys.map(({ current }) => current)).size).toBe(1)
    expect(await loadSecretKey({ secretKey: null, readSecretKeys: [], dataDir })).toEqual(keys[0])
    expect(readdirSync(dataDir)).toEqual(['secret-key'])
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
  })

  it('throws when the file contains no key', async () => {
    writeFileSync(join(folder, 'secret-key'), '')
    await expect(loadSecretKey({ secretKey: null, readSecretKeys: [], dataDir: folder })).rejects.toThrow(
      new ConfigError(`SECRET_KEY should be set, or ${join(folder, 'secret-key')} deleted: it contains no key`),
    )
  })
})

describe('a derived key', () => {
  const a = { current: 'a', others: [] }

  it('differs by purpose and by secret', () => {
    const keys = [...derivePurposeKeys({ current: 'a', others: ['b'] }, 'x'), derivePurposeKey(a, 'y')].map((key) =>
      key.toString('hex'),
    )
    expect(new Set(keys).size).toBe(3)
    expect(derivePurposeKey(a, 'x')).toHaveLength(32)
  })
  it('is named without the secret', () => {
    expect(buildKeyId('a')).toMatch(/^[0-9a-f]{16}$/u)
    expect(buildKeyId('a')).not.toBe(buildKeyId('b'))
  })
})
