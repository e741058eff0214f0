// What is built where: one folder of dist/ for each product's page, one for the server of them all.
import path from 'node:path'
import type { PageRow } from '@loan/domain/pages/pageRow'
import type { Product } from '@loan/domain/products/product'
import { parseConfig } from '../../server/src/config/config.ts'
import { buildWeb } from '../../web/build/buildWeb.ts'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'
import { inBuildTurn } from './buildLock.ts'
import { buildOnce, hashInputs } from './buildOnce.ts'
import { buildServer } from './buildServer.ts'
import { addAssets, readAssets } from './keptAssets.ts'

const isInput = (file: string): boolean => !/\.test\.tsx?$|\.md$/.test(file)

const inputsOf = (...folders: readonly string[]): readonly string[] =>
  [
    ...folders.flatMap((folder) => listFiles(folder)).filter(isInput),
    'package-lock.json',
    'tsconfig.base.json',
  ].toSorted()

/**
 * What changes the built page beside its files, with the variables that do, as the server reads them. Throws
 * ConfigError where that is no path.
 */
export const pageSettings = (product: Product, pages?: readonly PageRow[]): readonly string[] => [
  product.id,
  ...(pages === undefined ? [] : [JSON.stringify(pages)]),
  `API_BASE_URL=${process.env['API_BASE_URL'] ?? ''}`,
  `BASE_PATH=${parseConfig({ BASE_PATH: process.env['BASE_PATH'] }).basePath}`,
]

/** Holds a folder for each product, by its id. */
export const builtFolder = fromRoot('dist')
export const productFolder = (product: Product): string => path.join(builtFolder, product.id)
const webIn = (folder: string): string => path.join(folder, 'web')
const manifestIn = (folder: string): string => path.join(webIn(folder), '.vite', 'manifest.json')
/** What a server gets as WEB_DIR. */
export const webFolder = (product: Product): string => webIn(productFolder(product))
/** Vite's list of what it built; read by the size gate. */
export const manifestFile = (product: Product): string => manifestIn(productFolder(product))
export const serverFolder = fromRoot('dist', 'server')
export const serverFile = path.join(serverFolder, 'main.js')

const say = (name: string, isNew: boolean, start: number): void => {
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(isNew ? `Built ${name} in ${seconds} s` : `${name} is up to date`)
}

type PageBuild = {
  readonly product: Product
  readonly folder: string
  /** Stand in for the product's own. */
  readonly pages?: readonly PageRow[]
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
    hash: hashInputs(inputsOf('domain', 'web', 'tools/build'), [
      ...pageSettings(product, pages),
      ...(release === undefined ? [] : [release]),
    ]),
    build: async () => {
      try {
        await buildWeb({
          product,
          outDir,
          ...(pages !== undefined && { pages }),
          ...(release !== undefined && { release }),
        })
      } finally {
        // After a build that failed too, so that the next one still has them.
        addAssets(outDir, before)
      }
    },
  })
  say(`the page of ${product.id}`, isNew, start)
  return isNew
}

/** Builds a product's page where its inputs changed; true where it did. */
export const ensurePage = (product: Product): Promise<boolean> =>
  inBuildTurn(productFolder(product), () => buildPage({ product, folder: productFolder(product) }))

/** What a server gets as WEB_DIR for another release of the same code. */
export const releaseFolder = (product: Product, release: string): string =>
  webIn(path.join(builtFolder, 'releases', release, product.id))

/** Builds another release beside the product's own. */
export const ensureRelease = (product: Product, release: string): Promise<boolean> => {
  const folder = path.dirname(releaseFolder(product, release))
  return inBuildTurn(folder, () => buildPage({ product, folder, release }))
}

/** The same with other pages, for looking, in a folder that `productsDir` holds. */
export const ensurePageWith = (product: Product, pages: readonly PageRow[], productsDir: string): Promise<boolean> => {
  const folder = path.join(productsDir, product.id)
  return inBuildTurn(folder, () => buildPage({ product, folder, pages }))
}

const buildServerPart = async (): Promise<boolean> => {
  const start = performance.now()
  const isNew = await buildOnce({
    folder: serverFolder,
    proof: 'main.js',
    hash: hashInputs(inputsOf('domain', 'server', 'tools/build'), []),
    build: () => buildServer(serverFolder),
  })
  say('the server', isNew, start)
  return isNew
}

/** Builds the server where its inputs changed; true where it did. */
export const ensureServer = (): Promise<boolean> => inBuildTurn(serverFolder, buildServerPart)
