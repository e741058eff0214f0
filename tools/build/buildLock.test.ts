import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inBuildTurn } from './buildLock.ts'

let place = ''
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'build-lock-'))
})
afterEach(() => rmSync(place, { recursive: true }))

it('runs one build at a time in a folder, and builds of different folders in parallel', async () => {
  const said: string[] = []
  const build = (folder: string, name: string) =>
    inBuildTurn(path.join(place, folder), async () => {
      said.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 30))
      said.push(`${name} ends`)
    })
  await Promise.all([build('a', 'first'), build('a', 'second'), build('b', 'other')])
  const ofA = said.filter((line) => !line.startsWith('other'))
  expect(ofA).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect(said.indexOf('other begins')).toBeLessThan(said.indexOf('first ends'))
  expect(existsSync(path.join(place, 'a.lock'))).toBe(false)
})

it('ignores a lock whose process has ended', async () => {
  writeFileSync(path.join(place, 'a.lock'), '999999999')
  expect(await inBuildTurn(path.join(place, 'a'), async () => 'built')).toBe('built')
})

it('releases the lock when a build fails', async () => {
  const failing = inBuildTurn(path.join(place, 'a'), () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(existsSync(path.join(place, 'a.lock'))).toBe(false)
})
