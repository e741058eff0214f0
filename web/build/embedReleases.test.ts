// @vitest-environment node
// What hosts load and pin: the newest release is made of the present source, the guide tells its hash, and it is small.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { version } from '../embed/embedForm.ts'
import { buildEmbed, copyReleases, integrityOf, readReleases } from './embedReleases.ts'

const guide = readFileSync(path.join(import.meta.dirname, '../../docs/embedding.md'), 'utf8')

it('has the present source as its newest release: otherwise raise the version and run npm run generate', async () => {
  expect(readReleases()[version]).toBe(await buildEmbed())
})

it.each(Object.entries(readReleases()))('is told with its hash in the guide: %s', (release, code) => {
  expect(guide).toContain(`| ${release} | \`${integrityOf(code)}\` |`)
})

it('is small', () => {
  expect(brotliCompressSync(readReleases()[version] ?? '').length).toBeLessThan(1500)
})

it('is served by version and as the newest', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'embed-'))
  copyReleases(folder)
  const newest = readFileSync(path.join(folder, 'embed.js'), 'utf8')
  expect(newest).toBe(readFileSync(path.join(folder, `embed-${version}.js`), 'utf8'))
  expect(newest).toContain(`version ${version}`)
  rmSync(folder, { recursive: true })
})
