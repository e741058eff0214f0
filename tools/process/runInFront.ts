// Runs a long-lived program with our own terminal, passes signals on, and ends with it.
import { spawn } from 'node:child_process'
import { root } from './root.ts'

type Options = { readonly env?: Readonly<Record<string, string>> }

/** Resolves with the exit code; 1 where a signal ended it. */
export const runInFront = (command: string, args: readonly string[], { env = {} }: Options = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
    // A terminal sends Ctrl-C to the child by itself; a second one would cut its orderly end short.
    process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    child.on('error', reject)
    child.on('exit', (code) => {
      resolve(code ?? 1)
    })
  })
