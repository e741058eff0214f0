import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folderLock.ts'

describe('lockFolder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'loan-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('refuses a second holder and names the first', async () => {
    const release = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.pid}; stop it, or set DATA_DIR to another folder`,
    )
    await release()
    await (
      await lockFolder(folder)
    )()
  })

  it.each([
    ['a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' })],
    ['a process whose number was given to another', JSON.stringify({ pid: process.pid, startedAt: '1' })],
    ['nobody, as it is cut off', '{"pid":'],
    ['nobody, as it is empty', ''],
  ])('takes over the lock of %s', async (_what, content) => {
    writeFileSync(join(folder, 'server.lock'), content)
    const release = await lockFolder(folder)
    expect(JSON.parse(readFileSync(join(folder, 'server.lock'), 'utf8'))).toMatchObject({ pid: process.pid })
    await release()
  })

  it('lets one of many in when all come at once', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('does not release a lock that was taken over since', async () => {
    const release = await lockFolder(folder)
    const other = JSON.stringify({ pid: 1, startedAt: '1' })
    writeFileSync(join(folder, 'server.lock'), other)
    await release()
    expect(readFileSync(join(folder, 'server.lock'), 'utf8')).toBe(other)
  })
})
