// One process for one PGlite folder: two on one folder silently lose each other's rows. A file names the holder;
// the file of a process that is gone is taken over.
import { mkdir, readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { errorCodeOf } from '../errorCode.ts'
import { isAlive } from './isAlive.ts'

const holderSchema = v.object({
  pid: v.number(),
  startedAt: v.string(),
  /** Where the pid means this process: the same number is another one in another container. */
  space: v.string(),
})
type Holder = v.InferOutput<typeof holderSchema>

/** How often a holder touches its file, for those who cannot see its process. */
const beatMs = 1000
/** How long they look on: a holder may be busy for some of it. */
const watchMs = 5 * beatMs

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

export const readSpace = async (): Promise<string> => {
  const pids = await readlink('/proc/self/ns/pid').catch(() => '')
  return `${hostname()} ${pids}`.trim()
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

/** 0 where it is gone. */
const touchedAt = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).mtimeMs
  } catch {
    return 0
  }
}

/** By the file's own clock: that of another machine may differ. */
const isBeating = async (file: string): Promise<boolean> => {
  const before = await touchedAt(file)
  for (let waitedMs = 0; waitedMs < watchMs; waitedMs += beatMs / 4) {
    await pause(beatMs / 4)
    const now = await touchedAt(file)
    if (now === 0) return false
    if (now !== before) return true
  }
  return false
}

const holds = async (holder: Holder | null, own: Holder, file: string): Promise<boolean> => {
  if (holder === null) return false
  if (holder.space !== own.space) return isBeating(file)
  if (!isAlive(holder.pid)) return false
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

const isSame = (a: Holder | null, b: Holder): boolean =>
  a?.pid === b.pid && a.startedAt === b.startedAt && a.space === b.space

/**
 * Takes the folder's lock and gives the way to release it. Throws FolderLockedError naming the holder.
 * Two processes that find the same dead holder at once: each looks again after a moment, the last writer stays.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'server.lock')
  const own: Holder = { pid: process.pid, startedAt: await readStart(process.pid), space: await readSpace() }
  const refuse = (holder: Holder | null): never => {
    const elsewhere = holder !== null && holder.space !== own.space ? ' of another machine or container' : ''
    throw new FolderLockedError(
      `The data folder ${folder} is in use by process ${holder?.pid ?? 'unknown'}${elsewhere}; ` +
        'stop it, or set DATA_DIR to another folder',
    )
  }
  if (!(await claim(file, own))) {
    const holder = await readHolder(file)
    if (await holds(holder, own, file)) refuse(holder)
    await rm(file, { force: true })
    if (!(await claim(file, own))) refuse(await readHolder(file))
    await pause(50)
    const settled = await readHolder(file)
    if (!isSame(settled, own)) refuse(settled)
  }
  const beat = setInterval(() => {
    const now = new Date()
    void utimes(file, now, now).catch(() => undefined)
  }, beatMs).unref()
  return async () => {
    clearInterval(beat)
    if (isSame(await readHolder(file), own)) await rm(file, { force: true })
  }
}
