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

const listInputs = (...folders: readonly string[]): readonly string[] => {
  const files = folders.flatMap((folder) => listFiles(folder)).filter((file) => !/\.test\.tsx?$|\.md$/u.test(file))
  return [...files, 'package-lock.json', 'tsconfig.base.json'].toSorted()
}

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
export const getProductFolder = (product: Product): string => path.join(builtFolder, product.id)
const getReleaseFolder = (product: Product, release: string): string =>
  path.join(builtFolder, 'releases', release, product.id)
const getWebFolder = (folder: string): string => path.join(folder, 'web')
const getManifestFile = (folder: string): string => path.join(getWebFolder(folder), '.vite', 'manifest.json')
/** The value of WEB_DIR for a server of this product, and for another release of the same code. */
export const getProductWebFolder = (product: Product): string => getWebFolder(getProductFolder(product))
export const getReleaseWebFolder = (product: Product, release: string): string =>
  getWebFolder(getReleaseFolder(product, release))
/** The manifest that Vite writes; the check `size` reads it. */
export const getProductManifest = (product: Product): string => getManifestFile(getProductFolder(product))
export const serverFolder = path.join(builtFolder, 'server')
export const serverFile = path.join(serverFolder, 'main.js')

/** Runs one build at a time in its folder, prints its time, and returns whether it built. */
const ensureBuilt = (name: string, folder: string, build: () => Promise<boolean>): Promise<boolean> =>
  withBuildLock(folder, async () => {
    const start = performance.now()
    const isNew = await build()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(isNew ? `Built ${name} in ${seconds} s` : `${name} is up to date`)
    return isNew
  })

type PageBuild = {
  /** Contains the folder of the product. */
  readonly productsDir?: string
  /** Replace the pages of the product. */
  readonly pages?: readonly SyntheticPage[]
  /** Builds another release in a separate folder. */
  readonly release?: string
}

/** Builds the page of a product when its inputs changed. True when it built. */
export const ensurePage = (
  product: Product,
  { productsDir = builtFolder, pages, release }: PageBuild = {},
): Promise<boolean> => {
  const folder = release === undefined ? path.join(productsDir, product.id) : getReleaseFolder(product, release)
  const outDir = getWebFolder(folder)
  const replaced = { ...(pages !== undefined && { pages }), ...(release !== undefined && { release }) }
  return ensureBuilt(`the page of ${product.id}`, folder, () => {
    const lifetimeHours = product.expiry.applicationHours
    const before = readAssets(outDir, { manifestFile: getManifestFile(folder), now: new Date(), lifetimeHours })
    return buildOnce({
      folder,
      proof: 'web/index.html',
      hash: hashInputs(listInputs('domain', 'web', 'tools/build'), [
        ...pageSettings(product, pages),
        ...(release === undefined ? [] : [release]),
      ]),
      build: async () => {
        try {
          await buildWeb({ product, outDir, finishedLeadDays: readFinishedLeadDays(), ...replaced })
        } finally {
          // After a failed build too, so that the next build still finds them.
          addAssets(outDir, before)
        }
      },
    })
  })
}

/** Builds the server when its inputs changed. True when it built. */
export const ensureServer = (): Promise<boolean> =>
  ensureBuilt('the server', serverFolder, () =>
    buildOnce({
      folder: serverFolder,
      proof: 'main.js',
      hash: hashInputs(listInputs('domain', 'server', 'tools/build'), []),
      build: () => buildServer(serverFolder),
    }),
  )
