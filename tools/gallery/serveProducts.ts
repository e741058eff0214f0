// Starts a server of built products on a free port, with a temporary database.
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
  /** Resolves with the exit code of the server. */
  readonly ended: Promise<number>
}

type Settings = {
  /** Origin under which the browser reaches the server. */
  readonly publicUrl: string
  /** Contains one folder per product. */
  readonly productsDir: string
  /** The page of a product is at `/<id><basePath>`. */
  readonly basePath: string
}

/** Attempts, 100 ms apart. Only a server that hangs uses them up; a server that fails to start exits at once. */
const startTries = 600

/** Throws when the server does not respond within a minute. */
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

const waitForExit = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })

/** Resolves when the server responds or has exited. The server must be built. */
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
  const ended = waitForExit(child).finally(() => rmSync(dataDir, { recursive: true, force: true }))
  await Promise.race([waitForServer(port), ended]).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return { port, ended, stop: () => child.kill('SIGTERM') }
}
