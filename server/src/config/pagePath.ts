// Where the page of a product stands below the server's address.
import type { Config } from './config.ts'

type Place = Pick<Config, 'basePath' | 'productsDir'>

/** Without a slash at the end; its own for each product where one server has them all. */
export const pagePathOf = ({ basePath, productsDir }: Place, product: string): string =>
  productsDir === null ? basePath : `/${product}${basePath}`
