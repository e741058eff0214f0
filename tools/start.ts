// `npm start`: builds what changed, then serves the page and the API on one port. `npm start -- --embed-demo` serves a
// page of somebody else beside it, with the form inside (docs/embedding.md).
import { ensurePage, ensureServer, serverFile, webFolder } from './build/buildProduct.ts'
import { chooseProduct } from './build/chooseProduct.ts'
import { startHost } from './demo/startHost.ts'
import { findFreePort } from './process/findFreePort.ts'
import { orStop } from './process/orStop.ts'
import { readEnvironment } from './process/readEnvironment.ts'
import { runInFront } from './process/runInFront.ts'

/** The variable that lets the demo's page embed the form, beside those that may already. */
const startDemo = async ({ publicUrl, basePath, embedders }: ReturnType<typeof readEnvironment>) => {
  const host = await startHost(await findFreePort(), () => `${publicUrl}${basePath}/`)
  console.log(`A page with the form inside: ${host.origin}/`)
  return { EMBEDDERS: [...embedders, host.origin].join(',') }
}

await orStop(async () => {
  const config = readEnvironment()
  const product = chooseProduct(config)
  await ensureServer()
  await ensurePage(product)
  const env = {
    WEB_DIR: config.webDir ?? webFolder(product),
    ...(process.argv.includes('--embed-demo') && (await startDemo(config))),
  }
  process.exit(await runInFront(process.execPath, ['--enable-source-maps', serverFile], { env }))
})
