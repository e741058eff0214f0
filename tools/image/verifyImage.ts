// Starts the command of an image as its user, who cannot write to its files, runs its health check, and stops it.
import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../server/src/testing/findFreePort.ts'
import type { Image } from './runDockerfile.ts'

const attempts = 60

const toIds = (user: string): { uid: number; gid: number } => {
  const [uid = Number.NaN, gid = Number.NaN] = user.split(':').map(Number)
  if (!Number.isInteger(uid) || !Number.isInteger(gid) || uid === 0) {
    throw new Error(`USER should be two numbers, and not root: ${user}`)
  }
  return { uid, gid }
}

/** Null when a signal ended the process. */
const waitForExit = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })

/** Uses the embedded database. Only root can change the user. Throws where a step fails. */
export const verifyImage = async ({ workdir, env, user, healthcheck, command }: Image): Promise<void> => {
  const ids = toIds(user)
  const isRoot = process.getuid?.() === 0
  const dataDir = mkdtempSync(path.join(tmpdir(), 'loan-image-data-'))
  if (isRoot) chownSync(dataDir, ids.uid, ids.gid)
  const port = await findFreePort()
  const options = {
    cwd: workdir,
    env: { PATH: process.env['PATH'], ...env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
    ...(isRoot && ids),
  }
  const [program = '', ...args] = command
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = waitForExit(server)
  try {
    for (let attempt = 1; ; attempt += 1) {
      const code = await waitForExit(spawn('sh', ['-c', healthcheck], options))
      if (code === 0) break
      if (server.exitCode !== null || attempt === attempts) throw new Error('The health check failed')
      await pause(500)
    }
    const page = await fetch(`http://127.0.0.1:${port}${env['BASE_PATH'] ?? ''}/`)
    if (!page.ok || !(await page.text()).includes('<title>')) throw new Error(`The page answered ${page.status}`)
    server.kill('SIGTERM')
    const code = await ended
    if (code !== 0) throw new Error(`The server ended with ${code}`)
  } finally {
    if (server.exitCode === null) server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
