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
