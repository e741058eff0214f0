// Whether a program is there and starts: a browser whose libraries are missing is as good as none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

export const isWorking = (program: string): boolean =>
  existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

/** The file of a program on the PATH; null where there is none. */
export const findOnPath = (name: string): string | null =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file)) ?? null
