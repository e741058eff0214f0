import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'
import { createFolders } from './folders.ts'

describe('createFolders', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'loan-folders-'))
    file = join(folder, 'file')
    writeFileSync(file, '')
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const createConfiguredFolders = (environment: Readonly<Record<string, string>>) =>
    createFolders(parseConfig(environment))

  it('creates missing folders', async () => {
    await createConfiguredFolders({ DATA_DIR: join(folder, 'a', 'b') })
    expect(existsSync(join(folder, 'a', 'b', 'uploads'))).toBe(true)
  })

  it('names the variable when its path is a file or below a file', async () => {
    const below = join(file, 'below')
    const data = join(folder, 'data')
    const messages = [
      [{ DATA_DIR: file }, `DATA_DIR should be a folder to write to, not "${file}": a file is in its place`],
      [{ DATA_DIR: below }, `DATA_DIR should be a folder to write to, not "${below}": a parent folder is a file`],
      [
        { DATA_DIR: data, UPLOAD_DIR: file },
        `UPLOAD_DIR should be a folder to write to, not "${file}": a file is in its place`,
      ],
    ] as const
    for (const [environment, message] of messages)
      await expect(createConfiguredFolders(environment)).rejects.toThrow(new ConfigError(message))
  })

  it('ignores a data folder that the server does not need', async () => {
    const elsewhere = { DATABASE_URL: 'postgres://host/name', SECRET_KEY: 'k'.repeat(32) }
    await createConfiguredFolders({ ...elsewhere, DATA_DIR: file, UPLOAD_DIR: join(folder, 'uploads') })
    await expect(createConfiguredFolders({ ...elsewhere, DATA_DIR: file })).rejects.toThrow('DATA_DIR should be')
  })
})
