// A file that cannot be written completely leaves nothing behind, so that a full disk does not stay full.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDiskFileStore } from './diskFileStore.ts'

const run = promisify(execFile)

const modulePath = new URL('diskFileStore.ts', import.meta.url).href

/** In blocks of 512 bytes. A write beyond the limit fails in the middle of the file, as on a full disk. */
const maxBlocks = 1024

describe('the files on disk', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'loan-files-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** Writes files in a process with a limit of the file size. Returns the codes of the errors. */
  const writeLimited = async (...sizes: readonly number[]): Promise<unknown> => {
    const script = `
      const { openDiskFileStore } = await import(${JSON.stringify(modulePath)})
      const store = await openDiskFileStore(${JSON.stringify(folder)})
      const codes = []
      for (const size of ${JSON.stringify(sizes)})
        await store.write(new Uint8Array(size)).then(() => codes.push('written'), ({ code }) => codes.push(code))
      console.log(JSON.stringify(codes))`
    const command = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', script]
    const { stdout } = await run('sh', ['-c', `ulimit -f ${maxBlocks}; exec "$@"`, 'sh', ...command])
    const codes: unknown = JSON.parse(stdout)
    return codes
  }

  it('contain what was written', async () => {
    const store = await openDiskFileStore(folder)
    const stored = await store.write(new Uint8Array([1, 2, 3]))
    expect(await store.read(stored)).toEqual(Buffer.from([1, 2, 3]))
    expect(readdirSync(folder)).toEqual([stored.fileName])
  })

  it('contain nothing of a file that did not fit', async () => {
    expect(await writeLimited(1_000_000, 1000)).toEqual(['EFBIG', 'written'])
    expect(readdirSync(folder)).toHaveLength(1)
  })
})
