// Runs promtool, the checker of Prometheus, where it is installed. For tests only.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of the program; null when no folder of PATH has it. */
export const findPromtool = (): string | null =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'promtool'))
    .find((file) => existsSync(file)) ?? null

/** Returns what the program reports, and its exit code. */
export const runPromtool = (program: string, args: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' })
  return { status, report: stdout + stderr }
}
