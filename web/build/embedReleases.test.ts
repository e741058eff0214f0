// @vitest-environment node
// The releases of the script for hosts: the newest one matches the source, the guide has its hash, and it is small.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { version } from '../embed/embedForm.ts'
import { buildEmbed, copyReleases, computeIntegrity, readReleases } from './embedReleases.ts'

const guide = readFileSync(path.join(import.meta.dirname, '../../docs/embedding.md'), 'utf8')

it('matches the source in the newest release; if not, raise the version and run npm run generate', async () => {
  expect(readReleases()[version]).toBe(await buildEmbed())
})

it.each(Object.entries(readReleases()))('is listed with its hash in the guide: %s', (release, code) => {
  expect(guide).toContain(`| ${release} | \`${computeIntegrity(code)}\` |`)
})

it('has less than 1500 bytes compressed', () => {
  expect(brotliCompressSync(readReleases()[version] ?? '').length).toBeLessThan(1500)
})

it('is copied under its version, and under the name of the newest', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'embed-'))
  copyReleases(folder)
  const newest = readFileSync(path.join(folder, 'embed.js'), 'utf8')
  expect(newest).toBe(readFileSync(path.join(folder, `embed-${version}.js`), 'utf8'))
  expect(newest).toContain(`version ${version}`)
  rmSync(folder, { recursive: true })
})
