// Builds and copies the products under test, so that a build during the tests does not change them.
import { cpSync, rmSync } from 'node:fs'
import { products } from '@loan/domain/products/registry'
import { withBuildLock } from '../../tools/build/buildLock.ts'
import { getProductFolder, serverFolder, getProductWebFolder } from '../../tools/build/buildProduct.ts'
import { fromRoot } from '../../tools/process/root.ts'
import { runBin } from '../../tools/process/runCommand.ts'
import path from 'node:path'

/** One folder for each run, so that parallel runs do not share it. The workers read it from the environment. */
const runFolder = (process.env['E2E_RUN_FOLDER'] ??= fromRoot('test-results', `run-${process.pid}`))

/** Folder of the empty migrated database. Each server uses a copy. */
export const emptyDatabase = path.join(runFolder, 'empty-database')

export const getPageFolder = (productId: string): string => path.join(runFolder, productId)
export const serverEntryFile = path.join(runFolder, 'server', 'main.js')

/** The build of Storybook that the first worker which needs it makes. */
export const storybookFolder = path.join(runFolder, 'storybook')

export const removeRunFolder = (): void => rmSync(runFolder, { recursive: true, force: true })

/** Whether the product is under test. `PRODUCTS` (`tukan-pl,tukan-es`) limits the tests to some products. */
const isSelected = (id: string): boolean => process.env['PRODUCTS']?.split(',').includes(id) ?? true

export const buildProducts = async (): Promise<void> => {
  // Runs in a separate process, because the test runner transforms modules that it loads.
  const selected = Object.values(products).filter(({ id }) => isSelected(id))
  const { code, output } = await runBin('tsx', [fromRoot('tools', 'build.ts'), ...selected.map(({ id }) => id)])
  if (code !== 0) throw new Error(`The products could not be built:\n${output}`)
  await withBuildLock(serverFolder, async () =>
    cpSync(serverFolder, path.dirname(serverEntryFile), { recursive: true }),
  )
  for (const product of selected) {
    const copy = async () => cpSync(getProductWebFolder(product), getPageFolder(product.id), { recursive: true })
    await withBuildLock(getProductFolder(product), copy)
  }
}
