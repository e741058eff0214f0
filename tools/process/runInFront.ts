// Runs a long-lived program in the foreground: it shares the terminal and receives the signals of this process.
import { spawn } from 'node:child_process'
import { root } from './root.ts'

type Options = { readonly env?: Readonly<Record<string, string>> }

/** Resolves with the exit code, or 1 when a signal ended the program. */
export const runInFront = (command: string, args: readonly string[], { env = {} }: Options = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
    // A terminal also sends Ctrl-C to the child. A second signal would interrupt its graceful shutdown.
    process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    child.on('error', reject)
    child.on('exit', (code) => {
      resolve(code ?? 1)
    })
  })
