import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder, readProcessSpace } from './folderLock.ts'

describe('lockFolder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'loan-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('rejects a second process and names the first', async () => {
    const release = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.pid}; stop it, or set DATA_DIR to another folder`,
    )
    await release()
    await (
      await lockFolder(folder)
    )()
  })

  let space = ''
  beforeAll(async () => {
    space = await readProcessSpace()
  })

  it.each([
    ['a process that has ended', { pid: 2 ** 22 + 1 }],
    ['a process whose pid another process has now', { pid: process.pid }],
    ['no process, in a truncated file', '{"pid":'],
    ['no process, in an empty file', ''],
  ])('takes over the lock of %s', async (_what, holder) => {
    const content = typeof holder === 'string' ? holder : JSON.stringify({ ...holder, startedAt: '1', space })
    writeFileSync(join(folder, 'server.lock'), content)
    const release = await lockFolder(folder)
    expect(JSON.parse(readFileSync(join(folder, 'server.lock'), 'utf8'))).toMatchObject({ pid: process.pid })
    await release()
  })

  it('rejects while a process of another container is active, whatever its pid', async () => {
    const file = join(folder, 'server.lock')
    writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1', space: 'elsewhere pid:[1]' }))
    const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), 500)
    await expect(lockFolder(folder)).rejects.toThrow('in use by process 4194305 of another machine or container;')
    clearInterval(heartbeat)
  })

  it('takes over the lock of an inactive container although its pid exists here', async () => {
    const file = join(folder, 'server.lock')
    writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: '', space: 'elsewhere pid:[1]' }))
    const release = await lockFolder(folder)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ space })
    await release()
  }, 15_000)

  it('updates the file time for processes of other containers', async () => {
    const file = join(folder, 'server.lock')
    const release = await lockFolder(folder)
    utimesSync(file, 0, 0)
    await expect.poll(() => statSync(file).mtimeMs, { timeout: 5000 }).toBeGreaterThan(0)
    await release()
  })

  it('lets one of many concurrent attempts succeed', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('does not release a lock that another process took over', async () => {
    const release = await lockFolder(folder)
    const other = JSON.stringify({ pid: 1, startedAt: '1', space })
    writeFileSync(join(folder, 'server.lock'), other)
    await release()
    expect(readFileSync(join(folder, 'server.lock'), 'utf8')).toBe(other)
  })
})
