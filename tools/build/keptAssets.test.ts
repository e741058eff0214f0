// Builds in a row, each in place of the one before, as ensurePage makes them.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addAssets, readAssets } from './keptAssets.ts'

let webDir: string
const manifestFile = () => path.join(webDir, 'manifest.json')
beforeEach(() => {
  webDir = mkdtempSync(path.join(tmpdir(), 'kept-assets-'))
})
afterEach(() => rmSync(webDir, { recursive: true }))

/** Removes everything, writes what a build writes, and adds what was kept; at this hour. */
const rebuild = (hour: number, chunks: Readonly<Record<string, string>>): void => {
  const kept = readAssets(webDir, {
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
  addAssets(webDir, kept)
}
const served = () =>
  readdirSync(path.join(webDir, 'assets'))
    .filter((file) => !file.endsWith('.br'))
    .toSorted()

it('keeps the chunks of every build that was replaced in the last 24 hours, compressed ones too', () => {
  rebuild(0, { 'a-1.js': 'a1', 'same-1.js': 'same' })
  rebuild(10, { 'a-2.js': 'a2', 'same-1.js': 'same' })
  expect(served()).toEqual(['a-1.js', 'a-2.js', 'same-1.js'])
  expect(readFileSync(path.join(webDir, 'assets/a-1.js.br'), 'utf8')).toBe('a1.br')
  rebuild(11, { 'a-3.js': 'a3', 'same-1.js': 'same' })
  rebuild(34, { 'a-4.js': 'a4', 'same-1.js': 'same' })
  expect(served()).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'a-4.js', 'same-1.js'])
})

it('deletes a chunk once no page that needs it can be open any more', () => {
  rebuild(0, { 'a-1.js': 'a1' })
  rebuild(10, { 'a-2.js': 'a2' })
  rebuild(35, { 'a-3.js': 'a3' })
  expect(served()).toEqual(['a-2.js', 'a-3.js'])
})

it('counts a chunk from the last build that had it', () => {
  rebuild(0, { 'a-1.js': 'a1' })
  rebuild(1, { 'a-2.js': 'a2' })
  rebuild(2, { 'a-1.js': 'a1' })
  rebuild(20, { 'a-3.js': 'a3' })
  rebuild(40, { 'a-4.js': 'a4' })
  expect(served()).toEqual(['a-1.js', 'a-3.js', 'a-4.js'])
})

it('leaves what the new build made as it is', () => {
  rebuild(0, { 'a.js': 'old' })
  rebuild(1, { 'a.js': 'new' })
  expect(readFileSync(path.join(webDir, 'assets/a.js'), 'utf8')).toBe('new')
})

it('keeps them over a build that failed', () => {
  rebuild(0, { 'a-1.js': 'a1' })
  const kept = readAssets(webDir, {
    manifestFile: manifestFile(),
    now: new Date(Date.UTC(2026, 0, 1, 1)),
    lifetimeHours: 24,
  })
  rmSync(webDir, { recursive: true })
  addAssets(webDir, kept)
  rebuild(2, { 'a-2.js': 'a2' })
  expect(served()).toEqual(['a-1.js', 'a-2.js'])
})

it('has nothing to keep where nothing was built', () => {
  const kept = readAssets(webDir, { manifestFile: manifestFile(), now: new Date(), lifetimeHours: 24 })
  expect(kept.size).toBe(0)
  expect(existsSync(path.join(webDir, 'assets'))).toBe(false)
})
