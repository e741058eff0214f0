// Where the products under test are served from: copies, so that a build beside the tests changes nothing under them.
import { cpSync, rmSync } from 'node:fs'
import { products } from '@loan/domain/products/registry'
import { inBuildTurn } from '../../tools/build/buildLock.ts'
import { productFolder, serverFolder, webFolder } from '../../tools/build/buildProduct.ts'
import { fromRoot } from '../../tools/process/root.ts'
import { runBin } from '../../tools/process/runCommand.ts'
import path from 'node:path'

/** One folder for each run, so that runs side by side do not share it; the workers learn it from the environment. */
const runFolder = (process.env['E2E_RUN_FOLDER'] ??= fromRoot('test-results', `run-${process.pid}`))

/** Made once, copied for each server. */
export const emptyDatabase = path.join(runFolder, 'empty-database')

export const servedPage = (productId: string): string => path.join(runFolder, productId)
export const servedServer = path.join(runFolder, 'server', 'main.js')

export const removeRunFolder = (): void => rmSync(runFolder, { recursive: true, force: true })

/** All of them, or those that `PRODUCTS` names (`tukan-pl,tukan-es`) where only some are looked at. */
const isWanted = (id: string): boolean => process.env['PRODUCTS']?.split(',').includes(id) ?? true

export const buildProducts = async (): Promise<void> => {
  // In a process of its own: the test runner loads modules in a way of its own.
  const wanted = Object.values(products).filter(({ id }) => isWanted(id))
  const { code, output } = await runBin('tsx', [fromRoot('tools', 'build.ts'), ...wanted.map(({ id }) => id)])
  if (code !== 0) throw new Error(`The products could not be built:\n${output}`)
  removeRunFolder()
  await inBuildTurn(serverFolder, async () => cpSync(serverFolder, path.dirname(servedServer), { recursive: true }))
  for (const product of wanted) {
    const copy = async () => cpSync(webFolder(product), servedPage(product.id), { recursive: true })
    await inBuildTurn(productFolder(product), copy)
  }
}
