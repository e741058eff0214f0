// Starts the example lender as a separate process. For tests only.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('exampleLender.ts', import.meta.url))

export type LenderProcess = {
  /** The replies to its events so far, such as `modrzew offers 204`. */
  readonly output: () => string
  readonly stop: () => Promise<void>
}

/** Resolves when the process listens. */
export const startLenderProcess = async (settings: object): Promise<LenderProcess> => {
  let output = ''
  const child = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(settings)], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const started = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('listening\n')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(`The lender ended: ${output}`)))
  })
  await started
  return {
    output: () => output,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
