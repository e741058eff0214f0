// Runs another program, gathers what it says and how long it took. Every child is stopped when we are.
import { type ChildProcess, spawn } from 'node:child_process'
import { root } from './root.ts'

export type CommandResult = {
  /** Exit code; null where it was stopped by a signal or by its time limit, or could not be started. */
  readonly code: number | null
  /** stdout and stderr in the order they came. */
  readonly output: string
  readonly stdout: string
}

type Options = {
  readonly env?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
  /** Where it runs; the project's folder where it is left out. */
  readonly cwd?: string
}

const running = new Set<ChildProcess>()

/** Passes the end of this process on to the programs it runs. */
export const stopChildrenWithUs = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const child of running) child.kill(signal)
      process.exit(signal === 'SIGINT' ? 130 : 143)
    })
  }
}

/** Never throws: a program that cannot be started answers with code null and the reason as its output. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { env = {}, timeoutMs = 600_000, cwd = root }: Options = {},
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let stdout = ''
    const timer = setTimeout(() => {
      output += `\n${command} was stopped after ${timeoutMs / 1000} s.\n`
      child.kill('SIGKILL')
    }, timeoutMs)
    const finish = (code: number | null): void => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code, output, stdout })
    }
    running.add(child)
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.on('error', (error) => {
      output += `${command} could not be started: ${error.message}\n`
      finish(null)
    })
    child.on('close', finish)
  })

/** Runs a program of `node_modules/.bin` by its JavaScript entry or its own file. */
export const runBin = (name: string, args: readonly string[], options?: Options): Promise<CommandResult> =>
  runCommand(`${root}/node_modules/.bin/${name}`, args, options)
