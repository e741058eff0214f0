import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withBuildLock } from './buildLock.ts'

let lockFolder = ''
beforeEach(() => {
  lockFolder = mkdtempSync(path.join(tmpdir(), 'build-lock-'))
})
afterEach(() => rmSync(lockFolder, { recursive: true }))

it('runs one build at a time in a folder, and builds of different folders in parallel', async () => {
  const output: string[] = []
  const build = (folder: string, name: string) =>
    withBuildLock(path.join(lockFolder, folder), async () => {
      output.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 30))
      output.push(`${name} ends`)
    })
  await Promise.all([build('a', 'first'), build('a', 'second'), build('b', 'other')])
  const outputOfA = output.filter((line) => !line.startsWith('other'))
  expect(outputOfA).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect(output.indexOf('other begins')).toBeLessThan(output.indexOf('first ends'))
  expect(existsSync(path.join(lockFolder, 'a.lock'))).toBe(false)
})

it('ignores a lock whose process has ended', async () => {
  writeFileSync(path.join(lockFolder, 'a.lock'), '999999999')
  expect(await withBuildLock(path.join(lockFolder, 'a'), async () => 'built')).toBe('built')
})

it('releases the lock when a build fails', async () => {
  const failing = withBuildLock(path.join(lockFolder, 'a'), () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(existsSync(path.join(lockFolder, 'a.lock'))).toBe(false)
})
