// Builds into dist/: one folder for the page of each product, and one for the server, which serves all products.
import path from 'node:path'
import type { SyntheticPage } from '@loan/domain/pages/pageDefinition'
import type { Product } from '@loan/domain/products/product'
import { parseConfig } from '../../server/src/config/config.ts'
import { buildWeb } from '../../web/build/buildWeb.ts'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'
import { withBuildLock } from './buildLock.ts'
import { buildOnce, hashInputs } from './buildOnce.ts'
import { buildServer } from './buildServer.ts'
import { addAssets, readAssets } from './retainedAssets.ts'

const isInput = (file: string): boolean => !/\.test\.tsx?$|\.md$/.test(file)

const listInputs = (...folders: readonly string[]): readonly string[] =>
  [
    ...folders.flatMap((folder) => listFiles(folder)).filter(isInput),
    'package-lock.json',
    'tsconfig.base.json',
  ].toSorted()

const readFinishedLeadDays = (): number =>
  parseConfig({ FINISHED_LEAD_DAYS: process.env['FINISHED_LEAD_DAYS'] }).finishedLeadDays

/**
 * The inputs of a page build besides its files: product, pages and environment variables. Throws ConfigError when
 * BASE_PATH or FINISHED_LEAD_DAYS is invalid.
 */
export const pageSettings = (product: Product, pages?: readonly SyntheticPage[]): readonly string[] => [
  product.id,
  ...(pages === undefined ? [] : [JSON.stringify(pages)]),
  `API_BASE_URL=${process.env['API_BASE_URL'] ?? ''}`,
  `BASE_PATH=${parseConfig({ BASE_PATH: process.env['BASE_PATH'] }).basePath}`,
  `FINISHED_LEAD_DAYS=${readFinishedLeadDays()}`,
]

/** Contains one folder per product, named by its id. */
export const builtFolder = fromRoot('dist')
export const productFolder = (product: Product): string => path.join(builtFolder, product.id)
const webIn = (folder: string): string => path.join(folder, 'web')
const manifestIn = (folder: string): string => path.join(webIn(folder), '.vite', 'manifest.json')
/** The value of WEB_DIR for a server of this product. */
export const webFolder = (product: Product): string => webIn(productFolder(product))
/** The manifest that Vite writes; the check `size` reads it. */
export const manifestFile = (product: Product): string => manifestIn(productFolder(product))
export const serverFolder = fromRoot('dist', 'server')
export const serverFile = path.join(serverFolder, 'main.js')

const printBuild = (name: string, isNew: boolean, start: number): void => {
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(isNew ? `Built ${name} in ${seconds} s` : `${name} is up to date`)
}

type PageBuild = {
  readonly product: Product
  readonly folder: string
  /** Replace the pages of the product. */
  readonly pages?: readonly SyntheticPage[]
  readonly release?: string
}

const buildPage = async ({ product, folder, pages, release }: PageBuild): Promise<boolean> => {
  const start = performance.now()
  const outDir = webIn(folder)
  const before = readAssets(outDir, {
    manifestFile: manifestIn(folder),
    now: new Date(),
    lifetimeHours: product.expiry.applicationHours,
  })
  const isNew = await buildOnce({
    folder,
    proof: 'web/index.html',
    hash: hashInputs(listInputs('domain', 'web', 'tools/build'), [
      ...pageSettings(product, pages),
      ...(release === undefined ? [] : [release]),
    ]),
    build: async () => {
      try {
        await buildWeb({
          product,
          outDir,
          finishedLeadDays: readFinishedLeadDays(),
          ...(pages !== undefined && { pages }),
          ...(release !== undefined && { release }),
        })
      } finally {
        // After a failed build too, so that the next build still finds them.
        addAssets(outDir, before)
      }
    },
  })
  printBuild(`the page of ${product.id}`, isNew, start)
  return isNew
}

/** Builds the page of a product when its inputs changed. True when it built. */
export const ensurePage = (product: Product): Promise<boolean> =>
  withBuildLock(productFolder(product), () => buildPage({ product, folder: productFolder(product) }))

/** The value of WEB_DIR for another release of the same code. */
export const releaseFolder = (product: Product, release: string): string =>
  webIn(path.join(builtFolder, 'releases', release, product.id))

/** Builds another release in a separate folder. True when it built. */
export const ensureRelease = (product: Product, release: string): Promise<boolean> => {
  const folder = path.dirname(releaseFolder(product, release))
  return withBuildLock(folder, () => buildPage({ product, folder, release }))
}

/** Builds the page with a different list of pages into `productsDir`, for the gallery. True when it built. */
export const ensurePageWith = (
  product: Product,
  pages: readonly SyntheticPage[],
  productsDir: string,
): Promise<boolean> => {
  const folder = path.join(productsDir, product.id)
  return withBuildLock(folder, () => buildPage({ product, folder, pages }))
}

const buildServerOnce = async (): Promise<boolean> => {
  const start = performance.now()
  const isNew = await buildOnce({
    folder: serverFolder,
    proof: 'main.js',
    hash: hashInputs(listInputs('domain', 'server', 'tools/build'), []),
    build: () => buildServer(serverFolder),
  })
  printBuild('the server', isNew, start)
  return isNew
}

/** Builds the server when its inputs changed. True when it built. */
export const ensureServer = (): Promise<boolean> => withBuildLock(serverFolder, buildServerOnce)
