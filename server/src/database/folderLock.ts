// One process for one PGlite folder: two on one folder silently lose each other's rows. A file names the holder;
// the file of a process that is gone is taken over.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { errorCodeOf } from '../errorCode.ts'
import { isAlive } from './isAlive.ts'

const holderSchema = v.object({ pid: v.number(), startedAt: v.string() })
type Holder = v.InferOutput<typeof holderSchema>

export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError'
}

/** Start time of a process as Linux counts it, so that a pid used anew is told apart; empty on other systems. */
const readStart = async (pid: number): Promise<string> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const parseHolder = (content: string): Holder | null => {
  try {
    const parsed = v.safeParse(holderSchema, JSON.parse(content))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

const readHolder = async (file: string): Promise<Holder | null> => {
  try {
    return parseHolder(await readFile(file, 'utf8'))
  } catch {
    return null
  }
}

const holds = async (holder: Holder | null): Promise<boolean> => {
  if (holder === null || !isAlive(holder.pid)) return false
  const start = await readStart(holder.pid)
  return start === '' || holder.startedAt === '' || start === holder.startedAt
}

const claim = async (file: string, holder: Holder): Promise<boolean> => {
  try {
    await writeFile(file, JSON.stringify(holder), { flag: 'wx' })
    return true
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false
    throw error
  }
}

const isSame = (a: Holder | null, b: Holder): boolean => a?.pid === b.pid && a.startedAt === b.startedAt

/**
 * Takes the folder's lock and gives the way to release it. Throws FolderLockedError naming the holder.
 * Two processes that find the same dead holder at once: each looks again after a moment, the last writer stays.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'server.lock')
  const own: Holder = { pid: process.pid, startedAt: await readStart(process.pid) }
  const refuse = (pid: number | undefined): never => {
    throw new FolderLockedError(
      `The data folder ${folder} is in use by process ${pid ?? 'unknown'}; stop it, or set DATA_DIR to another folder`,
    )
  }
  if (!(await claim(file, own))) {
    const holder = await readHolder(file)
    if (await holds(holder)) refuse(holder?.pid)
    await rm(file, { force: true })
    if (!(await claim(file, own))) refuse((await readHolder(file))?.pid)
    await pause(50)
    const settled = await readHolder(file)
    if (!isSame(settled, own)) refuse(settled?.pid)
  }
  return async () => {
    if (isSame(await readHolder(file), own)) await rm(file, { force: true })
  }
}
