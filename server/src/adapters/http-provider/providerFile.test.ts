// Errors of the file of providers name the file, the path in it and the expected value, and no secret.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProviderFile } from './providerFile.ts'

const environment = { PROVIDER_SECRET: 'a-secret-of-a-provider-of-the-tests' }

const row = {
  key: 'one',
  step: 'INSTANTOR',
  name: 'One',
  pageUrl: 'https://one.example/link',
  outcomeUrl: 'https://api.one.example/outcomes',
  secretVariable: 'PROVIDER_SECRET',
}

describe('the file of providers', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'loan-providers-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const read = (content: unknown) => {
    const file = join(folder, 'providers.json')
    writeFileSync(file, JSON.stringify(content))
    return readProviderFile(file, environment)
  }

  it('has its secrets from the environment', () => {
    expect(read({ providers: [row] })).toEqual([{ ...row, secrets: [environment.PROVIDER_SECRET] }])
  })

  it.each([
    [{ providers: [] }, 'providers should be at least one provider'],
    [{ providers: [{ ...row, key: 'One' }] }, 'providers.0.key should be 2 to 20 lower-case letters and digits'],
    [{ providers: [{ ...row, step: 'ID_UPLOAD' }] }, 'providers.0.step should be one of INSTANTOR'],
    [{ providers: [{ ...row, outcomeUrl: 'http://one.example' }] }, 'providers.0.outcomeUrl should be an address like'],
    [{ providers: [{ ...row, chargeAmount: -1 }] }, 'providers.0.chargeAmount should be'],
    [{ providers: [{ ...row, secret: 'x' }] }, 'providers.0.secret is not a known field'],
    [{ providers: [row, { ...row, step: 'WENANCE_TINK' }] }, 'the key one is not unique'],
    [{ providers: [row, { ...row, key: 'two' }] }, 'the key INSTANTOR is not unique'],
    [{ providers: [{ ...row, secretVariable: 'OTHER_SECRET' }] }, 'one needs OTHER_SECRET: 32 to 200'],
  ])('is rejected: %j', (content, message) => {
    expect(() => read(content)).toThrow(message)
    expect(() => read(content)).toThrow(`PROVIDERS_FILE ${join(folder, 'providers.json')}: `)
  })
})
