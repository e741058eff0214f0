// Runs bootstrap.mjs as a separate process in a temporary folder that holds a lock file, a fake npm that records its
// arguments, and short commands.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromRoot } from './process/root.ts'

// Each test starts two or three processes.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
const at = (...segments: readonly string[]): string => path.join(folder, ...segments)
const write = (file: string, text: string, mode = 0o644): void => writeFileSync(at(file), text, { mode })

const readNote = (file: string): string => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : '')

/** Records its arguments, and writes the file that npm writes after a successful install. */
const npmScript = (exitCode: number): string => `
const { appendFileSync, writeFileSync } = require('node:fs')
appendFileSync(${JSON.stringify(at('npm-calls'))}, process.argv.slice(2).join(' ') + '\\n')
if (${exitCode} === 0) writeFileSync(${JSON.stringify(at('node_modules', '.package-lock.json'))}, '{}')
process.exit(${exitCode})
`

const writeNpm = (exitCode = 0): void => {
  write('npm.cjs', npmScript(exitCode))
  write('bin/npm', `#!/bin/sh\nexec "${process.execPath}" "${at('npm.cjs')}" "$@"\n`, 0o755)
}

const day = (date: number): Date => new Date(Date.UTC(2026, 0, date))
const dateFile = (file: string, date: number): void => utimesSync(at(file), day(date), day(date))

/** Writes npm's mark with this day of January. The lock file has the 2nd of January. */
const writeNpmMark = (date: number): void => {
  write('node_modules/.package-lock.json', '{}')
  dateFile('node_modules/.package-lock.json', date)
}

const writePackageList = (text: string, date: number): void => {
  write('package-lock.json', text)
  dateFile('package-lock.json', date)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'loan-bootstrap-'))
  for (const name of ['tools', 'bin', 'node_modules']) mkdirSync(at(name))
  cpSync(fromRoot('tools', 'bootstrap.mjs'), at('tools', 'bootstrap.mjs'))
  symlinkSync(fromRoot('node_modules', 'tsx'), at('node_modules', 'tsx'))
  writePackageList('{"packages": 1}', 2)
  writeNpm()
  const show = `const { SETTING = 'unset' } = process.env; console.log('ran', process.argv.slice(2).join(' '), SETTING)`
  write('tools/show.ts', show)
  write('tools/start.ts', show)
  write('tools/fail.ts', 'process.exit(7)')
})
const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

type Ended = { readonly code: unknown; readonly signal: unknown; readonly output: string }

const begin = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const child = spawn(process.execPath, [at('tools', 'bootstrap.mjs'), ...args], {
    env: { PATH: `${at('bin')}:${process.env['PATH'] ?? ''}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([code, signal]: unknown[]): Ended => ({ code, signal, output }))
  return { child, ended, output: () => output }
}
const run = (args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ended> => begin(args, env).ended

const installing = 'Installing packages (npm ci) …\n'

describe('installation', () => {
  it('installs all packages, including dev dependencies, when none is installed, then runs the command', async () => {
    const ended = await run(['show', 'a', 'b'], { NODE_ENV: 'production' })
    expect(ended).toEqual({ code: 0, signal: null, output: `${installing}ran a b unset\n` })
    expect(readNote('npm-calls')).toBe('ci --include=dev --no-audit --no-fund --loglevel=error\n')
    expect(await run(['show'])).toMatchObject({ code: 0, output: 'ran  unset\n' })
    expect(readNote('npm-calls').split('\n')).toHaveLength(2)
  })

  it('installs again when the lock file has changed', async () => {
    writeNpmMark(3)
    await run(['show'])
    expect(readNote('npm-calls')).toBe('')
    writePackageList('{"packages": 2}', 4)
    expect((await run(['show'])).output).toBe(`${installing}ran  unset\n`)
  })

  it('skips the installation when npm installed after the last change of the lock file', async () => {
    writeNpmMark(3)
    expect((await run(['show'])).output).toBe('ran  unset\n')
    expect(readNote('npm-calls')).toBe('')
  })

  it('skips the installation when only the modification time of the lock file changed', async () => {
    writeNpmMark(3)
    await run(['show'])
    dateFile('package-lock.json', 4)
    expect((await run(['show'])).output).toBe('ran  unset\n')
  })

  it('uses the npm that started it', async () => {
    rmSync(at('bin', 'npm'))
    expect((await run(['show'], { npm_execpath: at('npm.cjs') })).output).toBe(`${installing}ran  unset\n`)
  })

  it('stops when npm fails, also on the next run', async () => {
    writeNpm(1)
    const failed = { code: 1, output: `${installing}npm ci failed: see its message above.\n` }
    expect(await run(['show'])).toMatchObject(failed)
    expect(await run(['show'])).toMatchObject(failed)
  })
})

describe('rejected calls', () => {
  it.each(['unheard', '', '../tools/show'])('rejects the command "%s" without an installation', async (command) => {
    const output = `There is no command "${command}": see the scripts in package.json.\n`
    expect(await run([command])).toEqual({ code: 1, signal: null, output })
    expect(readNote('npm-calls')).toBe('')
  })

  it.each(['18.20.4', '20.18.3'])('rejects Node %s', async (version) => {
    write(
      'older.cjs',
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
    )
    expect(await run(['show'], { NODE_OPTIONS: `--require=${at('older.cjs')}` })).toMatchObject({
      code: 1,
      output: `Node ${version} is too old: this project needs Node 20.19 or newer (https://nodejs.org).\n`,
    })
    expect(readNote('npm-calls')).toBe('')
  })
})

describe('the child process', () => {
  beforeEach(() => writeNpmMark(3))

  it('receives the settings of .env only when it starts or builds', async () => {
    write('.env', 'SETTING=mine\n')
    expect((await run(['start'])).output).toBe('ran  mine\n')
    expect((await run(['start'], { SETTING: 'given' })).output).toBe('ran  given\n')
    expect((await run(['show'])).output).toBe('ran  unset\n')
  })

  it('determines the exit code', async () => {
    expect(await run(['fail'])).toMatchObject({ code: 7, signal: null })
  })

  const stay = `console.log('pid', process.pid); setTimeout(() => {}, 60_000)`
  const pidIn = (output: string): number => Number(/pid (?<pid>\d+)/u.exec(output)?.groups?.['pid'] ?? 0)
  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }

  it('receives SIGTERM, and bootstrap.mjs ends with the same signal', async () => {
    write('tools/stay.ts', stay)
    const { child, ended, output } = begin(['stay'])
    await expect.poll(() => pidIn(output()), { timeout: 20_000 }).toBeGreaterThan(0)
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: null, signal: 'SIGTERM' })
    expect(isRunning(pidIn(output()))).toBe(false)
  })

  it('is stopped when the parent process of bootstrap.mjs ends', async () => {
    write('tools/stay.ts', stay)
    const shell = spawn('/bin/sh', ['-c', `"${process.execPath}" "${at('tools', 'bootstrap.mjs')}" stay & wait`], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.push(shell)
    let output = ''
    shell.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    await expect.poll(() => pidIn(output), { timeout: 20_000 }).toBeGreaterThan(0)
    shell.kill('SIGKILL')
    await expect.poll(() => isRunning(pidIn(output)), { timeout: 20_000 }).toBe(false)
  })
})
