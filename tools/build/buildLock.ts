// One build of a folder at a time, whoever runs it: two commands side by side would delete each other's files.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isProcessAlive } from '../../server/src/database/isProcessAlive.ts'

const lookAgainMs = 100

/** True where this process has it now; a lock whose process is gone is nobody's. */
const take = (file: string): boolean => {
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

/** Waits for whoever builds `folder`, then does `build`. */
export const inBuildTurn = async <T>(folder: string, build: () => Promise<T>): Promise<T> => {
  const file = `${folder}.lock`
  mkdirSync(path.dirname(file), { recursive: true })
  while (!take(file)) await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  try {
    return await build()
  } finally {
    rmSync(file, { force: true })
  }
}
