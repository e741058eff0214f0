// Consecutive builds into the same folder, in the way of ensurePage.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addAssets, readAssets } from './retainedAssets.ts'

let webDir: string
const manifestFile = () => path.join(webDir, 'manifest.json')
beforeEach(() => {
  webDir = mkdtempSync(path.join(tmpdir(), 'kept-assets-'))
})
afterEach(() => rmSync(webDir, { recursive: true }))

/** Replaces the output with these chunks and adds the retained assets, at this hour of the first day. */
const rebuild = (hour: number, chunks: Readonly<Record<string, string>>): void => {
  const retained = readAssets(webDir, {
    manifestFile: manifestFile(),
    now: new Date(Date.UTC(2026, 0, 1, hour)),
    lifetimeHours: 24,
  })
  rmSync(webDir, { recursive: true })
  mkdirSync(path.join(webDir, 'assets'), { recursive: true })
  for (const [file, content] of Object.entries(chunks)) {
    for (const copy of ['', '.br']) writeFileSync(path.join(webDir, 'assets', file + copy), content + copy)
  }
  const files = Object.keys(chunks).map((file) => [file, { file: `assets/${file}`, imports: [] }])
  writeFileSync(manifestFile(), JSON.stringify(Object.fromEntries(files)))
  addAssets(webDir, retained)
}
const served = () =>
  readdirSync(path.join(webDir, 'assets'))
    .filter((file) => !file.endsWith('.br'))
    .toSorted()

it('retains the chunks and their compressed copies of every build that was replaced in the last 24 hours', () => {
  rebuild(0, { 'a-1.js': 'a1', 'same-1.js': 'same' })
  rebuild(10, { 'a-2.js': 'a2', 'same-1.js': 'same' })
  expect(served()).toEqual(['a-1.js', 'a-2.js', 'same-1.js'])
  expect(readFileSync(path.join(webDir, 'assets/a-1.js.br'), 'utf8')).toBe('a1.br')
  rebuild(11, { 'a-3.js': 'a3', 'same-1.js': 'same' })
  rebuild(34, { 'a-4.js': 'a4', 'same-1.js': 'same' })
  expect(served()).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'a-4.js', 'same-1.js'])
})

it('deletes a chunk 24 hours after it was replaced', () => {
  rebuild(0, { 'a-1.js': 'a1' })
  rebuild(10, { 'a-2.js': 'a2' })
  rebuild(35, { 'a-3.js': 'a3' })
  expect(served()).toEqual(['a-2.js', 'a-3.js'])
})

it('counts the hours from the replacement of the last build that contained the chunk', () => {
  rebuild(0, { 'a-1.js': 'a1' })
  rebuild(1, { 'a-2.js': 'a2' })
  rebuild(2, { 'a-1.js': 'a1' })
  rebuild(20, { 'a-3.js': 'a3' })
  rebuild(40, { 'a-4.js': 'a4' })
  expect(served()).toEqual(['a-1.js', 'a-3.js', 'a-4.js'])
})

it('does not overwrite a file of the new build', () => {
  rebuild(0, { 'a.js': 'old' })
  rebuild(1, { 'a.js': 'new' })
  expect(readFileSync(path.join(webDir, 'assets/a.js'), 'utf8')).toBe('new')
})

it('retains the chunks after a failed build', () => {
  rebuild(0, { 'a-1.js': 'a1' })
  const retained = readAssets(webDir, {
    manifestFile: manifestFile(),
    now: new Date(Date.UTC(2026, 0, 1, 1)),
    lifetimeHours: 24,
  })
  rmSync(webDir, { recursive: true })
  addAssets(webDir, retained)
  rebuild(2, { 'a-2.js': 'a2' })
  expect(served()).toEqual(['a-1.js', 'a-2.js'])
})

it('returns no assets when nothing was built', () => {
  const retained = readAssets(webDir, { manifestFile: manifestFile(), now: new Date(), lifetimeHours: 24 })
  expect(retained.size).toBe(0)
  expect(existsSync(path.join(webDir, 'assets'))).toBe(false)
})
