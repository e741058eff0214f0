// Several processes detect the same stale lock at the same time.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProcessSpace } from './folderLock.ts'

const contenderFile = fileURLToPath(new URL('../testing/lockContender.ts', import.meta.url))
const contenders = 4
const races = 25

describe('lockFolder', () => {
  const root = mkdtempSync(join(tmpdir(), 'loan-race-'))
  let children: ChildProcess[] = []
  beforeAll(async () => {
    children = Array.from({ length: contenders }, () => fork(contenderFile, { execArgv: ['--import', 'tsx'] }))
    await Promise.all(children.map((child) => once(child, 'message')))
  })
  afterAll(async () => {
    const ended = children.map((child) => once(child, 'exit'))
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(ended)
    rmSync(root, { recursive: true })
  })

  it('lets one of several processes take over a stale lock, in each of 25 races', async () => {
    const stale = JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1', space: await readProcessSpace() })
    const outcomes: string[] = []
    for (let race = 0; race < races; race += 1) {
      const folder = mkdtempSync(join(root, 'data-'))
      writeFileSync(join(folder, 'server.lock'), stale)
      if (race % 2 === 1) writeFileSync(join(folder, 'server.lock.7'), stale)
      const answers = children.map(async (child): Promise<unknown> => (await once(child, 'message'))[0])
      for (const child of children) child.send(folder)
      outcomes.push((await Promise.all(answers)).map(String).toSorted().join(' '))
    }
    expect(outcomes).toEqual(Array.from({ length: races }, () => 'holds refused refused refused'))
  })
})
