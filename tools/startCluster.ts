// `npm run start:cluster -- --instances 2`: builds what changed. Then starts a temporary PostgreSQL (or uses
// DATABASE_URL), several servers, and nginx in front of them on PORT. Ctrl-C and SIGTERM stop everything.
import { parseArgs } from 'node:util'
import { ensurePage, ensureServer, getProductWebFolder } from './build/buildProduct.ts'
import { chooseProduct } from './build/chooseProduct.ts'
import { startServerCluster } from './cluster/serverCluster.ts'
import { runCommandLine } from './process/runCommandLine.ts'
import { parseConfig } from '../server/src/config/config.ts'
import { CommandError } from './process/commandError.ts'

const readInstances = (): number => {
  const { values } = parseArgs({ options: { instances: { type: 'string', default: '2' } } })
  if (!/^[1-8]$/u.test(values.instances)) throw new CommandError('--instances should be a whole number from 1 to 8')
  return Number(values.instances)
}

const waitForSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })

await runCommandLine(async () => {
  const instances = readInstances()
  const config = parseConfig(process.env)
  const product = chooseProduct(config)
  await ensureServer()
  await ensurePage(product)
  const signalled = waitForSignal()
  const cluster = await startServerCluster({
    instances,
    port: config.port,
    basePath: config.basePath,
    database: config.databaseUrl === null ? null : { url: config.databaseUrl, uploadDir: config.uploadDir },
    environment: { WEB_DIR: config.webDir ?? getProductWebFolder(product) },
    onUnexpectedEnd: (line) => console.error(line),
  })
  console.error(`${instances} servers behind nginx; logs and configuration in ${cluster.folder}`)
  console.log(`${cluster.origin}${config.basePath}/`)
  await signalled
  console.error('Stopping …')
  await cluster.stop()
})
