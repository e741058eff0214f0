// Locks a PGlite folder for one process, because two processes in one folder would overwrite each other's rows without
// an error. Locks are numbered files, each created at most once. The file with the highest number names the holder.
import { link, mkdir, readdir, readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { getErrorCode } from '../lib/getErrorCode.ts'
import { isProcessAlive } from './isProcessAlive.ts'

const holderSchema = v.object({
  pid: v.number(),
  startedAt: v.string(),
  /** The host and the pid namespace in which the pid is valid, because another container can have the same pid. */
  space: v.string(),
})
type Holder = v.InferOutput<typeof holderSchema>

/** Interval at which the holder updates the time of its file. Processes of other containers cannot check its pid. */
const heartbeatMs = 1000
/** How long another process waits for an update of the file time. A busy holder can miss several intervals. */
const watchMs = 5 * heartbeatMs

export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError'
}

/** The start time of a process on Linux (proc_pid_stat(5)), to detect a reused pid; empty on other systems. */
const readStartTime = async (pid: number): Promise<string> => {
  try {
    const fields = await readFile(`/proc/${pid}/stat`, 'utf8')
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** The host and pid namespace of this process. Pids are comparable only within one. */
export const readProcessSpace = async (): Promise<string> => {
  const pidNamespace = await readlink('/proc/self/ns/pid').catch(() => '')
  return `${hostname()} ${pidNamespace}`.trim()
}

const parseHolder = (content: string): Holder | null => {
  try {
    const parsed = v.safeParse(holderSchema, JSON.parse(content))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Null when the lock was released, or when the file is absent or invalid. */
const readHolder = async (file: string): Promise<Holder | null> => {
  try {
    return parseHolder(await readFile(file, 'utf8'))
  } catch {
    return null
  }
}

/** The modification time in ms; 0 when the file does not exist. */
const readModifiedMs = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).mtimeMs
  } catch {
    return 0
  }
}

/**
 * Whether the modification time changes within `watchMs`. Compares file times only, because the clocks of machines can
 * differ.
 */
const hasHeartbeat = async (file: string): Promise<boolean> => {
  const before = await readModifiedMs(file)
  for (let waitedMs = 0; waitedMs < watchMs; waitedMs += heartbeatMs / 4) {
    await pause(heartbeatMs / 4)
    const now = await readModifiedMs(file)
    if (now === 0) return false
    if (now !== before) return true
  }
  return false
}

const isActiveHolder = async (holder: Holder | null, own: Holder, file: string): Promise<boolean> => {
  if (holder === null) return false
  if (holder.space !== own.space) return hasHeartbeat(file)
  if (!isProcessAlive(holder.pid)) return false
  const startedAt = await readStartTime(holder.pid)
  return startedAt === '' || holder.startedAt === '' || startedAt === holder.startedAt
}

const isSameHolder = (a: Holder | null, b: Holder): boolean =>
  a?.pid === b.pid && a.startedAt === b.startedAt && a.space === b.space

/** A copy of the current lock, for operators and for earlier releases, which have no numbered locks. */
const currentLockName = 'server.lock'
const numberedName = /^server\.lock\.(?<number>\d+)$/u
/** How many lock files are kept: those with the highest numbers. */
const retainedFiles = 8

const listNumbers = async (folder: string): Promise<readonly number[]> =>
  (await readdir(folder)).flatMap((name) => {
    const number = numberedName.exec(name)?.groups?.['number']
    return number === undefined ? [] : [Number(number)]
  })

const readHighestNumber = async (folder: string): Promise<number> => Math.max(0, ...(await listNumbers(folder)))

/** Creates a file with its content atomically; false when it exists. */
const createIfAbsent = async (file: string, content: string): Promise<boolean> => {
  const temporaryFile = `${file}.${randomUUID()}`
  await writeFile(temporaryFile, content, { flag: 'wx', mode: 0o600 })
  try {
    await link(temporaryFile, file)
    return true
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(temporaryFile, { force: true })
  }
}

/** Replaces a file atomically. */
const replaceFile = async (file: string, content: string): Promise<void> => {
  const temporaryFile = `${file}.${randomUUID()}`
  await writeFile(temporaryFile, content, { flag: 'wx', mode: 0o600 })
  await rename(temporaryFile, file)
}

/**
 * Locks the folder and returns the release function. Throws FolderLockedError with the pid of the holder.
 *
 * A process that finds no active holder at the highest number creates the file of the next number as a hard link. Only
 * one of several processes can create it, and the file has its content from the start. The highest number is never
 * removed, not even at release. A slow process may create a lower number that was removed. It then finds the higher
 * number, removes its own file and throws.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const currentLockFile = join(folder, currentLockName)
  const toLockFile = (number: number): string => join(folder, `${currentLockName}.${number}`)
  const own: Holder = { pid: process.pid, startedAt: await readStartTime(process.pid), space: await readProcessSpace() }
  const content = JSON.stringify(own)
  const throwLocked = (holder: Holder | null): never => {
    const elsewhere = holder !== null && holder.space !== own.space ? ' of another machine or container' : ''
    throw new FolderLockedError(
      `The data folder ${folder} is in use by process ${holder?.pid ?? 'unknown'}${elsewhere}; ` +
        'stop it, or set DATA_DIR to another folder',
    )
  }
  const highest = await readHighestNumber(folder)
  for (const file of highest === 0 ? [currentLockFile] : [toLockFile(highest), currentLockFile]) {
    const holder = await readHolder(file)
    if (await isActiveHolder(holder, own, file)) throwLocked(holder)
  }
  const file = toLockFile(highest + 1)
  if (!(await createIfAbsent(file, content))) throwLocked(await readHolder(file))
  const newest = await readHighestNumber(folder)
  if (newest !== highest + 1) {
    await rm(file, { force: true })
    throwLocked(await readHolder(toLockFile(newest)))
  }
  await replaceFile(currentLockFile, content)
  const outdated = (await listNumbers(folder)).filter((number) => number <= newest - retainedFiles)
  await Promise.all(outdated.map((number) => rm(toLockFile(number), { force: true })))
  const heartbeat = setInterval(() => {
    const now = new Date()
    for (const each of [file, currentLockFile]) void utimes(each, now, now).catch(() => undefined)
  }, heartbeatMs).unref()
  return async () => {
    clearInterval(heartbeat)
    if (isSameHolder(await readHolder(currentLockFile), own)) await rm(currentLockFile, { force: true })
    if (isSameHolder(await readHolder(file), own)) await replaceFile(file, '{}')
  }
}
