// Three builds in a row, each in place of the one before, as ensurePage makes them.
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

/** Takes everything away, writes what a build writes, and brings back what was kept. */
const rebuild = (chunks: Readonly<Record<string, string>>): void => {
  const kept = readAssets(webDir, manifestFile())
  rmSync(webDir, { recursive: true })
  mkdirSync(path.join(webDir, 'assets'), { recursive: true })
  for (const [file, content] of Object.entries(chunks)) {
    for (const copy of ['', '.br']) writeFileSync(path.join(webDir, 'assets', file + copy), content + copy)
  }
  const files = Object.keys(chunks).map((file) => [file, { file: `assets/${file}`, imports: [] }])
  writeFileSync(manifestFile(), JSON.stringify(Object.fromEntries(files)))
  addAssets(webDir, kept)
}
const served = () => readdirSync(path.join(webDir, 'assets')).filter((file) => !file.endsWith('.br'))

it('keeps the chunks of one build before, squeezed ones too, and no older ones', () => {
  rebuild({ 'a-1.js': 'a1', 'same-1.js': 'same' })
  expect(served()).toEqual(['a-1.js', 'same-1.js'])
  rebuild({ 'a-2.js': 'a2', 'same-1.js': 'same' })
  expect(served()).toEqual(['a-1.js', 'a-2.js', 'same-1.js'])
  expect(readFileSync(path.join(webDir, 'assets/a-1.js.br'), 'utf8')).toBe('a1.br')
  rebuild({ 'a-3.js': 'a3', 'same-1.js': 'same' })
  expect(served()).toEqual(['a-2.js', 'a-3.js', 'same-1.js'])
})

it('leaves what the new build made as it is', () => {
  rebuild({ 'a.js': 'old' })
  rebuild({ 'a.js': 'new' })
  expect(readFileSync(path.join(webDir, 'assets/a.js'), 'utf8')).toBe('new')
})

it('has nothing to keep where nothing was built', () => {
  expect(readAssets(webDir, manifestFile()).size).toBe(0)
  expect(existsSync(path.join(webDir, 'assets'))).toBe(false)
})
