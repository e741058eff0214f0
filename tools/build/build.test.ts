// Product selection with the errors of spec 8.3 and 8.4, and builds that run only when an input changed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildOnce, hashInputs } from './buildOnce.ts'
import { chooseProduct } from './chooseProduct.ts'

describe('chooseProduct', () => {
  // Shows spec 1.8
  it('returns the product of a brand in a country', () => {
    expect(chooseProduct({ brand: 'tukan', country: 'pl' }, () => true).id).toBe('tukan-pl')
  })

  // Shows spec 8.4
  it.each([
    ['a page', () => false, 'ApplicationPage not found\n'],
    ['a style sheet', (file: string) => file.endsWith('.tsx'), 'Product styles not found\n'],
  ])('throws without %s', (_name, isThere, message) => {
    expect(() => chooseProduct({ brand: 'tukan', country: 'pl' }, isThere)).toThrow(message)
  })

  it('accepts the page and the style sheet that a brand has in every country', () => {
    const ofBrand = ['web/src/brands/tukan/ApplicationPage.tsx', 'web/src/brands/tukan/theme.css']
    expect(chooseProduct({ brand: 'tukan', country: 'pl' }, (file) => ofBrand.includes(file)).id).toBe('tukan-pl')
  })

  // Shows spec 1.12, 8.3
  it('throws for a brand that is not in the country', () => {
    expect(() => chooseProduct({ brand: 'tukan', country: 'de' }, () => true)).toThrow(
      'ApplicationPage not found\nThere is no product tukan-de',
    )
  })
})

describe('buildOnce', () => {
  let folder = ''
  let builds = 0
  const run = (hash: string): Promise<boolean> =>
    buildOnce({
      folder,
      proof: 'page.html',
      hash,
      build: async () => {
        builds += 1
        writeFileSync(path.join(folder, 'page.html'), 'page')
      },
    })

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'build-once-'))
    builds = 0
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('builds once for the same inputs and again for different ones', async () => {
    expect([await run('a'), await run('a'), await run('b')]).toEqual([true, false, true])
    expect(builds).toBe(2)
  })

  it('builds again when the output is missing', async () => {
    await run('a')
    rmSync(path.join(folder, 'page.html'))
    expect(await run('a')).toBe(true)
  })

  it('stores no hash when the build fails', async () => {
    const failing = buildOnce({ folder, proof: 'page.html', hash: 'a', build: () => Promise.reject(new Error('no')) })
    await expect(failing).rejects.toThrow('no')
    expect(await run('a')).toBe(true)
  })

  it('throws when the build writes no output', async () => {
    await expect(buildOnce({ folder, proof: 'other.html', hash: 'a', build: async () => {} })).rejects.toThrow(
      'did not write',
    )
  })
})

describe('hashInputs', () => {
  it('depends on the files and on the settings', () => {
    const files = ['package.json', 'tsconfig.json']
    const hashes = [
      hashInputs(files, ['tukan-pl']),
      hashInputs(files, ['vireo-es']),
      hashInputs(['package.json'], ['tukan-pl']),
    ]
    expect(new Set(hashes).size).toBe(3)
    expect(hashInputs(files, ['tukan-pl'])).toBe(hashes[0])
  })
})
