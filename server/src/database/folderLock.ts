// One process for one PGlite folder: two on one folder silently lose each other's rows. Locks are numbered files, each
// created at most once; the one with the highest number names the holder.
import { link, mkdir, readdir, readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { errorCodeOf } from '../lib/errorCode.ts'
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

/** Null where it was released, or is no lock of a server. */
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

const isSame = (a: Holder | null, b: Holder): boolean =>
  a?.pid === b.pid && a.startedAt === b.startedAt && a.space === b.space

/** A copy of the current lock, for people and for servers of the release that had no numbers. */
const plainName = 'server.lock'
const numbered = /^server\.lock\.(\d+)$/u
/** Lower numbers are removed late: a process that is slow to create one finds it there, or finds a higher one. */
const storedNumbers = 8

const listNumbers = async (folder: string): Promise<readonly number[]> =>
  (await readdir(folder)).flatMap((name) => Number(numbered.exec(name)?.[1] ?? []))

const readHighest = async (folder: string): Promise<number> => Math.max(0, ...(await listNumbers(folder)))

/** Creates a file with its whole content at once; false where it is there already. */
const createOnce = async (file: string, content: string): Promise<boolean> => {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, content, { flag: 'wx', mode: 0o600 })
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Replaces a file with its whole content at once. */
const replace = async (file: string, content: string): Promise<void> => {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, content, { flag: 'wx', mode: 0o600 })
  await rename(draft, file)
}

/**
 * Takes the folder's lock and returns what releases it. Throws FolderLockedError naming the holder.
 *
 * Why there is one holder: who finds the highest number without a live holder creates the next number. A link is made
 * once, so that of all who found the same number one succeeds, and the file has its content from the start. The highest
 * number is never removed, not even at release. Who created a number that was removed before finds a higher one.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const plain = join(folder, plainName)
  const fileOf = (number: number): string => join(folder, `${plainName}.${number}`)
  const own: Holder = { pid: process.pid, startedAt: await readStart(process.pid), space: await readSpace() }
  const content = JSON.stringify(own)
  const reject = (holder: Holder | null): never => {
    const elsewhere = holder !== null && holder.space !== own.space ? ' of another machine or container' : ''
    throw new FolderLockedError(
      `The data folder ${folder} is in use by process ${holder?.pid ?? 'unknown'}${elsewhere}; ` +
        'stop it, or set DATA_DIR to another folder',
    )
  }
  const highest = await readHighest(folder)
  for (const file of highest === 0 ? [plain] : [fileOf(highest), plain]) {
    const holder = await readHolder(file)
    if (await holds(holder, own, file)) reject(holder)
  }
  const file = fileOf(highest + 1)
  if (!(await createOnce(file, content))) reject(await readHolder(file))
  const newest = await readHighest(folder)
  if (newest !== highest + 1) {
    await rm(file, { force: true })
    reject(await readHolder(fileOf(newest)))
  }
  await replace(plain, content)
  const old = (await listNumbers(folder)).filter((number) => number <= newest - storedNumbers)
  await Promise.all(old.map((number) => rm(fileOf(number), { force: true })))
  const beat = setInterval(() => {
    const now = new Date()
    for (const each of [file, plain]) void utimes(each, now, now).catch(() => undefined)
  }, beatMs).unref()
  return async () => {
    clearInterval(beat)
    if (isSame(await readHolder(plain), own)) await rm(plain, { force: true })
    if (isSame(await readHolder(file), own)) await replace(file, '{}')
  }
}
