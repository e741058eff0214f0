// `npm run gallery`: every page and screen of every product to look at, and the map of each product's journey, on one
// port, with a database that is gone afterwards. `PRODUCTS=tukan-pl,vireo-de` shows (and builds) these alone.
// `npm run gallery -- --not-walked` lists the steps of the maps that no browser test has walked.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { products } from '@loan/domain/products/registry'
import { pagePathOf } from '../server/src/http/pagePath.ts'
import { builtFolder, ensurePage, ensureServer, serverFile } from './build/buildProduct.ts'
import { galleryPath } from './gallery/address.ts'
import { startGallery } from './gallery/startGallery.ts'
import { listNotWalked } from './gallery/walkedEdges.ts'
import { findFreePort } from './process/findFreePort.ts'
import { orStop } from './process/orStop.ts'
import { readEnvironment } from './process/readEnvironment.ts'
import { runInFront } from './process/runInFront.ts'

const isWanted = (id: string): boolean => process.env['PRODUCTS']?.split(',').includes(id) ?? true

/** Throws where it does not answer within some seconds. */
const waitForServer = async (port: number): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const isThere = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not start')
}

const show = async (): Promise<void> => {
  const config = readEnvironment()
  if (config.environment === 'production') throw new Error('The gallery is for looking, not for production')
  const shown = Object.values(products).filter(({ id }) => isWanted(id))
  for (const product of shown) {
    await ensurePage(product)
    await product.country.load()
  }
  await ensureServer()
  const serverPort = await findFreePort()
  const origin = `http://localhost:${config.port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'loan-gallery-'))
  const env = {
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
  // First, as its port may be taken; what it is asked before the server is there it cannot answer yet.
  const gallery = await startGallery({
    port: config.port,
    serverPort,
    products: shown,
    pathOf: ({ id }) => pagePathOf({ ...config, productsDir: builtFolder }, id),
  })
  const running = runInFront(process.execPath, ['--enable-source-maps', serverFile], { env })
  await waitForServer(serverPort)
  console.log(`The gallery: ${origin}${galleryPath}`)
  const code = await running
  gallery.close()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code)
}

await orStop(async () => {
  if (!process.argv.includes('--not-walked')) return show()
  if ((await listNotWalked()) > 0) process.exitCode = 1
})
