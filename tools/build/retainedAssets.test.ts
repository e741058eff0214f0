// Consecutive builds into the same folder, in the way of ensurePage.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addAssets, readAssets } from './retainedAssets.ts'

let webDir: string
beforeEach(() => {
  webDir = mkdtempSync(path.join(tmpdir(), 'kept-assets-'))
})
afterEach(() => rmSync(webDir, { recursive: true }))

type Build = readonly [hour: number, chunks: Readonly<Record<string, string>> | null]

/**
 * Replaces the output with these chunks and adds the retained assets, at this hour. Without chunks, the build fails.
 */
const rebuild = ([hour, chunks]: Build): void => {
  const manifestFile = path.join(webDir, 'manifest.json')
  const now = new Date(Date.UTC(2026, 0, 1, hour))
  const retained = readAssets(webDir, { manifestFile, now, lifetimeHours: 24 })
  rmSync(webDir, { recursive: true })
  mkdirSync(path.join(webDir, 'assets'), { recursive: true })
  for (const [file, content] of Object.entries(chunks ?? {})) {
    for (const copy of ['', '.br']) writeFileSync(path.join(webDir, 'assets', file + copy), content + copy)
  }
  const files = Object.keys(chunks ?? {}).map((file) => [file, { file: `assets/${file}`, imports: [] }])
  if (chunks !== null) writeFileSync(manifestFile, JSON.stringify(Object.fromEntries(files)))
  addAssets(webDir, retained)
}

const a = { a1: { 'a-1.js': 'a1' }, a2: { 'a-2.js': 'a2' }, a3: { 'a-3.js': 'a3' }, a4: { 'a-4.js': 'a4' } } as const

it.each<readonly [string, readonly Build[], readonly string[]]>([
  [
    'retains those of every build that was replaced in the last 24 hours',
    [
      [0, a.a1],
      [10, a.a2],
      [11, a.a3],
      [34, a.a4],
    ],
    ['a-1.js', 'a-2.js', 'a-3.js', 'a-4.js'],
  ],
  [
    'deletes one 24 hours after it was replaced',
    [
      [0, a.a1],
      [10, a.a2],
      [35, a.a3],
    ],
    ['a-2.js', 'a-3.js'],
  ],
  [
    'counts the hours from the replacement of the last build that contained it',
    [
      [0, a.a1],
      [1, a.a2],
      [2, a.a1],
      [20, a.a3],
      [40, a.a4],
    ],
    ['a-1.js', 'a-3.js', 'a-4.js'],
  ],
  [
    'retains them after a failed build',
    [
      [0, a.a1],
      [1, null],
      [2, a.a2],
    ],
    ['a-1.js', 'a-2.js'],
  ],
  ['retains none when nothing was built', [[0, null]], []],
])('of the chunks and their compressed copies, %s', (_name, builds, expected) => {
  for (const build of builds) rebuild(build)
  const files = readdirSync(path.join(webDir, 'assets')).toSorted()
  expect(files).toEqual(expected.flatMap((file) => [file, `${file}.br`]))
})

it('does not overwrite a file of the new build', () => {
  for (const build of [
    [0, { 'a.js': 'old' }],
    [1, { 'a.js': 'new' }],
  ] as const)
    rebuild(build)
  expect(readFileSync(path.join(webDir, 'assets/a.js'), 'utf8')).toBe('new')
})

it('retains texts, whose folder has the version', () => {
  const write = (version: string): void => {
    mkdirSync(path.join(webDir, 'assets', version), { recursive: true })
    writeFileSync(path.join(webDir, 'assets', version, 'common.json'), version)
    writeFileSync(path.join(webDir, 'manifest.json'), '{}')
  }
  write('texts-1')
  const manifestFile = path.join(webDir, 'manifest.json')
  const retained = readAssets(webDir, { manifestFile, now: new Date(0), lifetimeHours: 24 })
  rmSync(webDir, { recursive: true })
  write('texts-2')
  addAssets(webDir, retained)
  for (const version of ['texts-1', 'texts-2'])
    expect(readFileSync(path.join(webDir, 'assets', version, 'common.json'), 'utf8')).toBe(version)
})
