// What is built where: one folder of dist/ for each product's page, one for the server of them all.
import path from 'node:path'
import type { Product } from '@loan/domain/products/product'
import { buildWeb } from '../../web/build/buildWeb.ts'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'
import { inBuildTurn } from './buildLock.ts'
import { buildOnce, hashInputs } from './buildOnce.ts'
import { buildServer } from './buildServer.ts'
import { addAssets, readAssets } from './keptAssets.ts'

/** Variables that change the built page. */
const pageVariables = ['BASE_PATH'] as const

const isInput = (file: string): boolean => !/\.test\.tsx?$|\.md$/.test(file)

const inputsOf = (...folders: readonly string[]): readonly string[] =>
  [
    ...folders.flatMap((folder) => listFiles(folder)).filter(isInput),
    'package-lock.json',
    'tsconfig.base.json',
  ].toSorted()

const pageSettings = (product: Product): readonly string[] => [
  product.id,
  ...pageVariables.map((name) => `${name}=${process.env[name] ?? ''}`),
]

/** Holds a folder for each product, by its id. */
export const builtFolder = fromRoot('dist')
export const productFolder = (product: Product): string => path.join(builtFolder, product.id)
/** What a server gets as WEB_DIR. */
export const webFolder = (product: Product): string => path.join(productFolder(product), 'web')
/** Vite's list of what it built; read by the size gate. */
export const manifestFile = (product: Product): string => path.join(webFolder(product), '.vite', 'manifest.json')
export const serverFolder = fromRoot('dist', 'server')
export const serverFile = path.join(serverFolder, 'main.js')

const say = (name: string, isNew: boolean, start: number): void => {
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(isNew ? `Built ${name} in ${seconds} s` : `${name} is up to date`)
}

const buildPage = async (product: Product): Promise<boolean> => {
  const start = performance.now()
  const before = readAssets(webFolder(product), manifestFile(product))
  const isNew = await buildOnce({
    folder: productFolder(product),
    proof: 'web/index.html',
    hash: hashInputs(inputsOf('domain', 'web', 'tools/build'), pageSettings(product)),
    build: async () => {
      await buildWeb({ product, outDir: webFolder(product) })
      addAssets(webFolder(product), before)
    },
  })
  say(`the page of ${product.id}`, isNew, start)
  return isNew
}

/** Builds a product's page where its inputs changed; true where it did. */
export const ensurePage = (product: Product): Promise<boolean> =>
  inBuildTurn(productFolder(product), () => buildPage(product))

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
