// Product selection with the errors of spec 8.3 and 8.4, builds that run only when an input changed, and their lock.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withBuildLock } from './buildLock.ts'
import { buildOnce, hashInputs } from './buildOnce.ts'
import { chooseProduct, findProducts } from './chooseProduct.ts'

const tukanPl = { brand: 'tukan', country: 'pl' }

describe('chooseProduct', () => {
  // Shows spec 1.8
  it('returns the product of a brand in a country, with the files that the brand has in every country', () => {
    const ofBrand = ['web/src/brands/tukan/ApplicationPage.tsx', 'web/src/brands/tukan/theme.css']
    expect(chooseProduct(tukanPl, (file) => ofBrand.includes(file)).id).toBe('tukan-pl')
  })

  // Shows spec 8.4
  it.each([
    ['a page', () => false, 'ApplicationPage not found\n'],
    ['a style sheet', (file: string) => file.endsWith('.tsx'), 'Product styles not found\n'],
  ])('throws without %s', (_name, isThere, message) => {
    expect(() => chooseProduct(tukanPl, isThere)).toThrow(message)
  })

  // Shows spec 1.12, 8.3
  it('throws for a brand that is not in the country', () => {
    const message = 'ApplicationPage not found\nThere is no product tukan-xx'
    expect(() => chooseProduct({ brand: 'tukan', country: 'xx' }, () => true)).toThrow(message)
  })
})

it('findProducts throws for an unknown id', () => {
  expect(findProducts(['vireo-de', 'tukan-pl']).map(({ id }) => id)).toEqual(['vireo-de', 'tukan-pl'])
  expect(() => findProducts(['tukan-xx'])).toThrow(/^There is no product tukan-xx: [a-z]+-[a-z]{2}, /u)
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('buildOnce', () => {
  const page = (): string => path.join(folder, 'out', 'page.html')
  const run = (hash: string, build = async () => writeFileSync(page(), 'page')): Promise<boolean> =>
    buildOnce({ folder: path.join(folder, 'out'), proof: 'page.html', hash, build })

  it('builds once for the same inputs, and again for different ones or when the output is missing', async () => {
    expect([await run('a'), await run('a'), await run('b')]).toEqual([true, false, true])
    rmSync(page())
    expect(await run('b')).toBe(true)
  })

  it('stores no hash when the build fails or writes no output', async () => {
    await expect(run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(run('a', async () => {})).rejects.toThrow('did not write')
    expect(await run('a')).toBe(true)
  })

  it('gets a hash that depends on the files and on the settings', () => {
    const files = ['package.json', 'tsconfig.json']
    const hash = hashInputs(files, ['tukan-pl'])
    expect([hashInputs(files, ['vireo-es']), hashInputs(['package.json'], ['tukan-pl'])]).not.toContain(hash)
    expect(hashInputs(files, ['tukan-pl'])).toBe(hash)
  })
})

describe('withBuildLock', () => {
  const lock = (): string => path.join(folder, 'a.lock')

  it('runs one build at a time in a folder, and builds of different folders in parallel', async () => {
    const output: string[] = []
    const build = (name: string, line: string) =>
      withBuildLock(path.join(folder, name), async () => {
        output.push(`${line} begins`)
        await sleep(30)
        output.push(`${line} ends`)
      })
    await Promise.all([build('a', 'first'), build('a', 'second'), build('b', 'other')])
    const outputOfA = output.filter((line) => !line.startsWith('other'))
    expect(outputOfA).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
    expect(output.indexOf('other begins')).toBeLessThan(output.indexOf('first ends'))
    expect(existsSync(lock())).toBe(false)
  })

  it('ignores a lock whose process has ended, and releases the lock when a build fails', async () => {
    writeFileSync(lock(), '999999999')
    expect(await withBuildLock(path.join(folder, 'a'), async () => 'built')).toBe('built')
    await expect(withBuildLock(path.join(folder, 'a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(existsSync(lock())).toBe(false)
  })
})
