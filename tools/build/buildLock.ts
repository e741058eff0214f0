// A lock file that allows one build of a folder at a time. Two parallel builds would delete each other's files.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isProcessAlive } from '../../server/src/database/isProcessAlive.ts'

const recheckMs = 100

/** True when this process acquired the lock. Removes a lock whose process has ended; the next attempt can succeed. */
const acquire = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const holder = Number(readHolder(file))
    if (Number.isInteger(holder) && holder > 0 && isProcessAlive(holder)) return false
    rmSync(file, { force: true })
    return false
  }
}

const readHolder = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Waits until no other process builds `folder` (absolute), then runs `build` while it holds the lock. */
export const withBuildLock = async <T>(folder: string, build: () => Promise<T>): Promise<T> => {
  const file = `${folder}.lock`
  mkdirSync(path.dirname(file), { recursive: true })
  while (!acquire(file)) await new Promise((resolve) => setTimeout(resolve, recheckMs))
  try {
    return await build()
  } finally {
    rmSync(file, { force: true })
  }
}
