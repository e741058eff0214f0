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
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromRoot } from './process/root.ts'

// Each test starts two or three processes.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let running: ChildProcess[]
const at = (...segments: readonly string[]): string => path.join(folder, ...segments)

/** Writes a file with the modification time of this day of January. */
const write = (file: string, content: string, day = 1): void => {
  writeFileSync(at(file), content, { mode: 0o755 })
  const date = new Date(Date.UTC(2026, 0, day))
  utimesSync(at(file), date, date)
}

/** A fake npm that records its arguments and writes the file that npm writes after a successful installation. */
const writeNpm = (exitCode: number): void => {
  write(
    'npm.cjs',
    `const { appendFileSync, writeFileSync } = require('node:fs')
appendFileSync(${JSON.stringify(at('npm-calls'))}, process.argv.slice(2).join(' ') + '\\n')
if (${exitCode} === 0) writeFileSync(${JSON.stringify(at('node_modules', '.package-lock.json'))}, '{}')
process.exit(${exitCode})`,
  )
  write('bin/npm', `#!/bin/sh\nexec "${process.execPath}" "${at('npm.cjs')}" "$@"\n`)
}
const writeNpmMark = (day: number): void => write('node_modules/.package-lock.json', '{}', day)
const npmCalls = (): string => (existsSync(at('npm-calls')) ? readFileSync(at('npm-calls'), 'utf8') : '')

beforeEach(() => {
  running = []
  folder = mkdtempSync(path.join(tmpdir(), 'loan-bootstrap-'))
  for (const name of ['tools', 'bin', 'node_modules']) mkdirSync(at(name))
  cpSync(fromRoot('tools', 'bootstrap.mjs'), at('tools', 'bootstrap.mjs'))
  symlinkSync(fromRoot('node_modules', 'tsx'), at('node_modules', 'tsx'))
  write('package-lock.json', '{"packages": 1}', 2)
  writeNpm(0)
  const show = `const { SETTING = 'unset' } = process.env; console.log('ran', process.argv.slice(2).join(' '), SETTING)`
  for (const command of ['show', 'start', 'rotateKeys']) write(`tools/${command}.ts`, show)
  write('tools/fail.ts', 'process.exit(7)')
  write('tools/stay.ts', `console.log('pid', process.pid); setTimeout(() => {}, 60_000)`)
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const begin = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const child = spawn(program, args, {
    env: { PATH: `${at('bin')}:${process.env['PATH'] ?? ''}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  return child
}
const bootstrap = (args: readonly string[], env?: Readonly<Record<string, string>>) =>
  begin(process.execPath, [at('tools', 'bootstrap.mjs'), ...args], env)

const run = async (args: readonly string[], env?: Readonly<Record<string, string>>) => {
  const child = bootstrap(args, env)
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, output: stdout + stderr }
}

const installing = 'Installing packages (npm ci) …\n'

describe('installation', () => {
  it('installs all packages, including dev dependencies, once, then runs the command', async () => {
    const output = `${installing}ran a b unset\n`
    expect(await run(['show', 'a', 'b'], { NODE_ENV: 'production' })).toEqual({ code: 0, output })
    expect(await run(['show'])).toEqual({ code: 0, output: 'ran  unset\n' })
    expect(npmCalls()).toBe('ci --include=dev --no-audit --no-fund --loglevel=error\n')
  })

  it.each([
    ['again when the lock file has changed', '{"packages": 2}', 4, installing],
    ['nothing when only the modification time of the lock file has changed', '{"packages": 1}', 4, ''],
  ])('installs %s', async (_name, packages, day, output) => {
    writeNpmMark(3)
    expect((await run(['show'])).output).toBe('ran  unset\n')
    write('package-lock.json', packages, day)
    expect((await run(['show'])).output).toBe(`${output}ran  unset\n`)
  })

  it('uses the npm that started it', async () => {
    rmSync(at('bin', 'npm'))
    expect((await run(['show'], { npm_execpath: at('npm.cjs') })).output).toBe(`${installing}ran  unset\n`)
  })

  it('stops when npm fails, also on the next run', async () => {
    writeNpm(1)
    const failed = { code: 1, output: `${installing}npm ci failed: see its message above.\n` }
    expect([await run(['show']), await run(['show'])]).toEqual([failed, failed])
  })
})

it.each(['unheard', '', '../tools/show'])('rejects the command "%s" without an installation', async (command) => {
  const output = `There is no command "${command}": see the scripts in package.json.\n`
  expect(await run([command])).toEqual({ code: 1, output })
  expect(npmCalls()).toBe('')
})

it.each(['18.20.4', '20.18.3'])('rejects Node %s', async (version) => {
  write(
    'older.cjs',
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
  )
  const output = `Node ${version} is too old: this project needs Node 20.19 or newer (https://nodejs.org).\n`
  expect(await run(['show'], { NODE_OPTIONS: `--require=${at('older.cjs')}` })).toEqual({ code: 1, output })
  expect(npmCalls()).toBe('')
})

describe('the child process', () => {
  beforeEach(() => writeNpmMark(3))

  it('receives the settings of .env only when it starts, builds or rotates keys, and determines the exit code', async () => {
    write('.env', 'SETTING=mine\n')
    expect((await run(['start'])).output).toBe('ran  mine\n')
    expect((await run(['start'], { SETTING: 'given' })).output).toBe('ran  given\n')
    expect((await run(['rotateKeys'])).output).toBe('ran  mine\n')
    expect((await run(['show'])).output).toBe('ran  unset\n')
    expect((await run(['fail'])).code).toBe(7)
  })

  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }

  it.each([
    ['bootstrap.mjs receives SIGTERM', 'SIGTERM', () => bootstrap(['stay'])],
    [
      'the parent process of bootstrap.mjs ends',
      'SIGKILL',
      () => begin('/bin/sh', ['-c', `"${process.execPath}" "${at('tools', 'bootstrap.mjs')}" stay & wait`]),
    ],
  ] as const)('ends when %s', async (_name, signal, start) => {
    const child = start()
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
    const pid = (): number => Number(/pid (?<pid>\d+)/u.exec(output)?.groups?.['pid'] ?? 0)
    await expect.poll(pid, { timeout: 20_000 }).toBeGreaterThan(0)
    child.kill(signal)
    await expect.poll(() => isRunning(pid()), { timeout: 20_000 }).toBe(false)
    await expect.poll(() => child.signalCode, { timeout: 20_000 }).toBe(signal)
  })
})
