// The gallery with everything behind it: the built products, the server of them all, and a database that is gone
// afterwards.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '@loan/domain/products/product'
import type { Config } from '../../server/src/config.ts'
import { pagePathOf } from '../../server/src/http/pagePath.ts'
import { builtFolder, ensurePage, ensureServer, serverFile } from '../build/buildProduct.ts'
import { findFreePort } from '../process/findFreePort.ts'
import { root } from '../process/root.ts'
import { startGallery } from './startGallery.ts'

export type ServedGallery = {
  readonly origin: string
  readonly stop: () => void
  /** Exit code of the server, once it has ended; everything is put away by then. */
  readonly ended: Promise<number>
}

const startTries = 200

/** Throws where it does not answer within some seconds. */
const waitForServer = async (port: number): Promise<void> => {
  for (let tries = 0; tries < startTries; tries += 1) {
    const isThere = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not start')
}

const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })

/** Resolves once it can be opened. Throws where its port is taken. */
export const serveAll = async (config: Config, products: readonly Product[]): Promise<ServedGallery> => {
  for (const product of products) {
    await ensurePage(product)
    await product.country.load()
  }
  await ensureServer()
  const serverPort = await findFreePort()
  const origin = `http://localhost:${config.port}`
  const pathOf = ({ id }: Product): string => pagePathOf({ ...config, productsDir: builtFolder }, id)
  const gallery = await startGallery({ port: config.port, serverPort, products, pathOf })
  const dataDir = mkdtempSync(join(tmpdir(), 'loan-gallery-'))
  const env = {
    ...process.env,
    PORT: String(serverPort),
    PUBLIC_URL: origin,
    PRODUCTS_DIR: builtFolder,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    UPLOAD_DIR: '',
    RATE_LIMIT_READS: '0',
    RATE_LIMIT_WRITES: '0',
    LOG_LEVEL: 'warn',
  }
  const child = spawn(process.execPath, ['--enable-source-maps', serverFile], { cwd: root, env, stdio: 'inherit' })
  const ended = endOf(child).finally(() => {
    gallery.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  await Promise.race([waitForServer(serverPort), ended])
  return { origin, ended, stop: () => child.kill('SIGTERM') }
}
