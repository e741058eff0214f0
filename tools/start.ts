// `npm start`: builds what changed, then serves the page and the API on one port.
import { ensurePage, ensureServer, serverFile, webFolder } from './build/buildProduct.ts'
import { chooseProduct } from './build/chooseProduct.ts'
import { orStop } from './process/orStop.ts'
import { readEnvironment } from './process/readEnvironment.ts'
import { runInFront } from './process/runInFront.ts'

await orStop(async () => {
  const config = readEnvironment()
  const product = chooseProduct(config)
  await ensureServer()
  await ensurePage(product)
  const env = { WEB_DIR: config.webDir ?? webFolder(product) }
  process.exitCode = await runInFront(process.execPath, ['--enable-source-maps', serverFile], { env })
})
