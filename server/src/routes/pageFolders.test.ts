import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { products } from '@loan/domain/products/registry'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { ConfigError } from '../config/config.ts'
import { assertPageOfProduct, assertPagesBuilt, shellFiles } from './pageFolders.ts'

describe('assertPageOfProduct', () => {
  it('names the variables of the product when the page is of another one', () => {
    const webDir = mkdtempSync(join(tmpdir(), 'loan-pages-'))
    onTestFinished(() => rmSync(webDir, { recursive: true }))
    const assertOf = (id: 'tukan-pl' | 'tukan-mx') => () => assertPageOfProduct({ webDir }, products[id])
    expect(assertOf('tukan-mx')).not.toThrow()
    mkdirSync(join(webDir, 'favicons', 'pl'), { recursive: true })
    writeFileSync(join(webDir, 'favicons', 'pl', 'tukan.svg'), '')
    expect(assertOf('tukan-pl')).not.toThrow()
    expect(assertOf('tukan-mx')).toThrow(
      new ConfigError('BRAND and COUNTRY should be those of the page in WEB_DIR: it is not the page of tukan-mx'),
    )
  })
})

describe('assertPagesBuilt', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'loan-pages-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const assertBuilt = (folders: { readonly webDir?: string; readonly productsDir?: string }) => () =>
    assertPagesBuilt({ webDir: null, productsDir: null, ...folders }, Object.values(products))

  it('accepts a server without page folders', () => {
    expect(assertBuilt({})).not.toThrow()
  })

  it('names WEB_DIR and the missing file', () => {
    const message = (file: string) => `WEB_DIR should be a folder of a built page: ${join(folder, file)} is missing`
    expect(assertBuilt({ webDir: folder })).toThrow(new ConfigError(message('index.html')))
    writeFileSync(join(folder, 'index.html'), '')
    expect(assertBuilt({ webDir: folder })).toThrow(new ConfigError(message('shell.html')))
    for (const file of Object.values(shellFiles)) writeFileSync(join(folder, file), '')
    expect(assertBuilt({ webDir: folder })).not.toThrow()
  })

  it('names PRODUCTS_DIR when it has no build or an incomplete one', () => {
    const start = 'PRODUCTS_DIR should be a folder of built products:'
    expect(assertBuilt({ productsDir: folder })).toThrow(new ConfigError(`${start} none is in ${folder}`))
    const webDir = join(folder, 'tukan-pl', 'web')
    mkdirSync(webDir, { recursive: true })
    expect(assertBuilt({ productsDir: folder })).toThrow(
      new ConfigError(`${start} ${join(webDir, 'index.html')} is missing`),
    )
    for (const file of Object.values(shellFiles)) writeFileSync(join(webDir, file), '')
    expect(assertBuilt({ productsDir: folder })).not.toThrow()
  })
})
