// Starts a child process in its own process group. Ctrl-C in a terminal then reaches only the parent, which stops it.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../process/root.ts'

export type OwnProcess = {
  readonly child: ChildProcess
  readonly logFile: string
  readonly hasEnded: () => boolean
  /** Resolves with a description of the exit. */
  readonly ended: Promise<string>
}

type Program = {
  readonly command: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  /** Receives stdout and stderr. */
  readonly logFile: string
}

/** Starts a process that ends `pid` when its own input ends, also when this process is killed. */
const startKeeper = (pid: number): ChildProcess => {
  const keeper = spawn('sh', ['-c', 'cat > /dev/null; kill -TERM "$1"', 'keeper', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  keeper.stdin?.on('error', () => {})
  keeper.unref()
  return keeper
}

/** The process ends with this one, however this one ends. */
export const startProcess = ({ command, args, env, logFile }: Program): OwnProcess => {
  const log = openSync(logFile, 'a')
  const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  const keeper = child.pid === undefined ? null : startKeeper(child.pid)
  let hasEnded = false
  const ended = new Promise<string>((resolve) => {
    const finish = (description: string) => {
      hasEnded = true
      keeper?.kill('SIGKILL')
      resolve(description)
    }
    child.on('error', (error) => finish(error.message))
    child.on('exit', (code, signal) => finish(signal ?? `exit code ${code}`))
  })
  return { child, logFile, hasEnded: () => hasEnded, ended }
}

/** Sends the signal, and SIGKILL where the process has not ended after `limitMs`. */
export const stopProcess = async (
  { child, hasEnded, ended }: OwnProcess,
  { signal, limitMs }: { readonly signal: NodeJS.Signals; readonly limitMs: number },
): Promise<void> => {
  if (hasEnded()) return
  child.kill(signal)
  const timer = new AbortController()
  await Promise.race([ended, pause(limitMs, undefined, { signal: timer.signal }).catch(() => {})])
  timer.abort()
  if (!hasEnded()) child.kill('SIGKILL')
  await ended
}
