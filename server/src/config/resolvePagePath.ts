// The path of a product's page on the server.
import type { Config } from './config.ts'

type PagePathConfig = Pick<Config, 'basePath' | 'productsDir'>

/** Without a trailing slash. With PRODUCTS_DIR each product has its own path. */
export const resolvePagePath = ({ basePath, productsDir }: PagePathConfig, product: string): string =>
  productsDir === null ? basePath : `/${product}${basePath}`
