// A file that cannot be written completely leaves nothing behind, so that a full disk does not stay full.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const run = promisify(execFile)

const modulePath = new URL('diskFiles.ts', import.meta.url).href

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
      const { createDiskFiles } = await import(${JSON.stringify(modulePath)})
      const files = createDiskFiles(${JSON.stringify(folder)})
      const codes = []
      for (const [index, size] of ${JSON.stringify(sizes)}.entries())
        await files.write(String(index), Buffer.alloc(size)).then(() => codes.push('written'), ({ code }) => codes.push(code))
      console.log(JSON.stringify(codes))`
    const command = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', script]
    const { stdout } = await run('sh', ['-c', `ulimit -f ${maxBlocks}; exec "$@"`, 'sh', ...command])
    const codes: unknown = JSON.parse(stdout)
    return codes
  }

  it('contain no data of a file that did not fit', async () => {
    expect(await writeLimited(1_000_000, 1000)).toEqual(['EFBIG', 'written'])
    expect(readdirSync(folder)).toHaveLength(1)
  })
})
