// Runs a program as a child process and collects its output, with a time limit.
import { type ChildProcess, spawn } from 'node:child_process'
import { root } from './root.ts'

export type CommandResult = {
  /** Exit code; null when a signal or the time limit stopped the program, or when it did not start. */
  readonly code: number | null
  /** stdout and stderr, interleaved in order of arrival. */
  readonly output: string
  readonly stdout: string
}

type Options = {
  readonly env?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
  /** Working directory; default: the root of the project. */
  readonly cwd?: string
}

const running = new Set<ChildProcess>()

/** Forwards SIGINT and SIGTERM to all child processes, then exits. */
export const stopChildrenWithUs = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const child of running) child.kill(signal)
      process.exit(signal === 'SIGINT' ? 130 : 143)
    })
  }
}

/** Never rejects: when the program does not start, `code` is null and `output` has the reason. */
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

/** Runs a program of `node_modules/.bin`. */
export const runBin = (name: string, args: readonly string[], options?: Options): Promise<CommandResult> =>
  runCommand(`${root}/node_modules/.bin/${name}`, args, options)
