// Waits until a started process answers HTTP requests.
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { OwnProcess } from './childProcess.ts'

const pollMs = 50
const limitMs = 30_000

const respondsOk = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

/** Throws with the output of the process when it ends before, or does not answer with 2xx within 30 seconds. */
export const waitUntilReady = async (name: string, url: string, own: OwnProcess): Promise<void> => {
  const start = performance.now()
  while (!(await respondsOk(url))) {
    if (own.hasEnded()) throw new Error(`${name} ended: ${readFileSync(own.logFile, 'utf8').trim()}`)
    if (performance.now() - start > limitMs) throw new Error(`${name} does not answer: see ${own.logFile}`)
    await pause(pollMs)
  }
}
