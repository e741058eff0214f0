// Finds and validates the configured folders of built pages before the server starts.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '@loan/domain/products/product'
import { type Config, ConfigError } from '../config/config.ts'

/** The documents of every built page. */
export const shellFiles = { first: 'index.html', other: 'shell.html', resume: 'continue.html' } as const

export const resolveWebDir = (productsDir: string, { id }: Product): string => join(productsDir, id, 'web')

export const listBuiltProducts = (productsDir: string, products: readonly Product[]): readonly Product[] =>
  products.filter((product) => existsSync(resolveWebDir(productsDir, product)))

const findMissingFile = (webDir: string): string | undefined =>
  Object.values(shellFiles)
    .map((file) => join(webDir, file))
    .find((file) => !existsSync(file))

/**
 * Throws ConfigError when the page in WEB_DIR is of another product, because the server would return the legal texts of
 * its own. A build has the icon of its product only. A page without icons is of no product.
 */
export const assertPageOfProduct = ({ webDir }: Pick<Config, 'webDir'>, { id, brand, country }: Product): void => {
  if (webDir === null || !existsSync(join(webDir, 'favicons'))) return
  if (existsSync(join(webDir, 'favicons', country.code.toLowerCase(), `${brand}.svg`))) return
  throw new ConfigError(`BRAND and COUNTRY should be those of the page in WEB_DIR: it is not the page of ${id}`)
}

/** Throws ConfigError when a build is missing or incomplete. */
export const assertPagesBuilt = (
  { webDir, productsDir }: Pick<Config, 'webDir' | 'productsDir'>,
  products: readonly Product[],
): void => {
  if (productsDir !== null) {
    const built = listBuiltProducts(productsDir, products)
    if (built.length === 0) {
      throw new ConfigError(`PRODUCTS_DIR should be a folder of built products: none is in ${productsDir}`)
    }
    const missing = built
      .map((product) => findMissingFile(resolveWebDir(productsDir, product)))
      .find((file) => file !== undefined)
    if (missing === undefined) return
    throw new ConfigError(`PRODUCTS_DIR should be a folder of built products: ${missing} is missing`)
  }
  const missing = webDir === null ? undefined : findMissingFile(webDir)
  if (missing !== undefined) throw new ConfigError(`WEB_DIR should be a folder of a built page: ${missing} is missing`)
}
