// `npm run dev`: serves the page with hot reload on PORT, and the API on a free port. The API restarts when the code of
// the server changes.
import { devWeb } from '../web/build/devWeb.ts'
import { chooseProduct } from './build/chooseProduct.ts'
import { findFreePort } from '../server/src/testing/findFreePort.ts'
import { runCommandLine } from './process/runCommandLine.ts'
import { parseConfig } from '../server/src/config/config.ts'
import { fromRoot } from './process/root.ts'
import { runInFront } from './process/runInFront.ts'

await runCommandLine(async () => {
  const config = parseConfig(process.env)
  const product = chooseProduct(config)
  const apiPort = await findFreePort()
  await devWeb({
    product,
    port: config.port,
    apiUrl: `http://127.0.0.1:${apiPort}`,
  })
  console.log(`The page: http://localhost:${config.port}${config.basePath}/ (its API on port ${apiPort})`)
  const env = { PORT: String(apiPort), HOST: '127.0.0.1', PUBLIC_URL: config.publicUrl }
  const args = ['watch', '--clear-screen=false', fromRoot('server', 'src', 'main.ts')]
  process.exit(await runInFront(fromRoot('node_modules', '.bin', 'tsx'), args, { env }))
})
