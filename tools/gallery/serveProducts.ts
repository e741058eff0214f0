// A server of built products on a free port of this machine, with a database that is gone afterwards.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverFile } from '../build/buildProduct.ts'
import { findFreePort } from '../process/findFreePort.ts'
import { root } from '../process/root.ts'

export type ServedProducts = {
  readonly port: number
  readonly stop: () => void
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number>
}

type Settings = {
  /** What a browser calls it by. */
  readonly publicUrl: string
  /** Holds a folder for each product. */
  readonly productsDir: string
  /** Each product's page stands at `/<id><basePath>`. */
  readonly basePath: string
}

/** One that cannot start ends, which is noticed at once: this is for one that hangs. */
const startTries = 600

/** Throws where it does not answer within a minute. */
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

/** Resolves once it answers, or has ended before; the server is built. */
export const serveProducts = async ({ publicUrl, productsDir, basePath }: Settings): Promise<ServedProducts> => {
  const port = await findFreePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'loan-gallery-'))
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    PRODUCTS_DIR: productsDir,
    BASE_PATH: basePath,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    UPLOAD_DIR: '',
    RATE_LIMIT_READS: '0',
    RATE_LIMIT_WRITES: '0',
    RATE_LIMIT_PAGES: '0',
    LOG_LEVEL: 'warn',
  }
  const child = spawn(process.execPath, ['--enable-source-maps', serverFile], { cwd: root, env, stdio: 'inherit' })
  const ended = endOf(child).finally(() => rmSync(dataDir, { recursive: true, force: true }))
  await Promise.race([waitForServer(port), ended]).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return { port, ended, stop: () => child.kill('SIGTERM') }
}
