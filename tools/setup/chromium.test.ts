// Selects and installs Chromium. Only programs in the temporary folder of the test count as working, so that the
// browser of the machine has no influence. npx and apt-get are fakes.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let folder: string
const at = (file: string): string => path.join(folder, file)

vi.mock(import('./isWorking.ts'), async (importOriginal) => {
  const { isWorking, ...others } = await importOriginal()
  return { ...others, isWorking: (program) => program.startsWith(`${folder}/`) && isWorking(program) }
})
vi.mock('@playwright/test', () => ({ chromium: { executablePath: () => at('playwright/chrome') } }))
vi.mock(import('node:fs'), async (importOriginal) => {
  const actual = await importOriginal()
  const isOfDebian = (file: unknown): boolean => file === '/usr/bin/apt-get' || file === '/etc/debian_version'
  const fakeExistsSync: typeof actual.existsSync = (file) => isOfDebian(file) || actual.existsSync(file)
  return { ...actual, existsSync: fakeExistsSync, default: { ...actual, existsSync: fakeExistsSync } }
})

const write = (file: string, script = 'exit 0'): string => {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return at(file)
}

/** Writes a fake npx or apt-get that records its arguments, prints a line, and then runs `then`. */
const writeInstaller = (name: string, then = 'exit 1'): string =>
  write(`bin/${name}`, `echo "${name} $@" >> "${at('calls')}"\necho "${name} says why"\n${then}`)
/** A command that writes a program that starts. */
const installing = (file: string): string =>
  `mkdir -p "${path.dirname(at(file))}" && cp /bin/true "${at(file)}" && chmod +x "${at(file)}"`
const readCalls = (): readonly string[] =>
  existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').trim().split('\n') : []

const byNpx = 'npx playwright install chromium'
const update = 'apt-get update -qq'
const install = (name: string): string => `apt-get install -y -qq --no-install-recommends ${name}`

/** Imports a new instance of the module, because installByApt stores whether the package lists are up to date. */
const load = () => import('./chromium.ts')

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'loan-chromium-'))
  vi.resetModules()
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', `${at('bin')}:/usr/bin:/bin`)
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  vi.spyOn(console, 'log').mockReturnValue()
  writeInstaller('npx')
  writeInstaller('apt-get')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

it('uses the browser of CHROMIUM_PATH, one on the PATH that starts, or that of Playwright, in this order', async () => {
  const { findChromium } = await load()
  expect(findChromium()).toBeNull()
  write('bin/chromium', 'exit 1')
  write('playwright/chrome')
  expect(findChromium()).toBe(at('playwright/chrome'))
  write('bin/google-chrome')
  expect(findChromium()).toBe(at('bin/google-chrome'))
  vi.stubEnv('CHROMIUM_PATH', write('mine/chrome'))
  expect(findChromium()).toBe(at('mine/chrome'))
})

it('throws when the browser of CHROMIUM_PATH does not exist or start, even with another one', async () => {
  write('bin/chromium')
  const { findChromium } = await load()
  for (const file of [at('nowhere'), write('mine/chrome', 'exit 1')]) {
    vi.stubEnv('CHROMIUM_PATH', file)
    expect(findChromium).toThrow('CHROMIUM_PATH should be the path of a Chromium that starts;')
  }
})

it('installs the headless shell unless it starts or CHROMIUM_PATH is set, and does without it', async () => {
  const { ensureHeadlessShell } = await load()
  expect(await ensureHeadlessShell()).toBeNull()
  writeInstaller('apt-get', `if [ "$1" = install ]; then ${installing('bin/chromium-headless-shell')}; fi`)
  for (const _again of [1, 2]) expect(await ensureHeadlessShell()).toBe(at('bin/chromium-headless-shell'))
  vi.stubEnv('CHROMIUM_PATH', write('mine/chrome'))
  expect(await ensureHeadlessShell()).toBeNull()
  expect(readCalls()).toEqual([update, update, install('chromium-headless-shell')])
})

it.each([
  ['nothing when a browser exists', () => write('bin/chromium'), 'bin/chromium', []],
  [
    'the browser of Playwright',
    () => writeInstaller('npx', installing('playwright/chrome')),
    'playwright/chrome',
    [byNpx],
  ],
  [
    'the package of the system when Playwright installs none',
    () => writeInstaller('apt-get', `if [ "$1" = install ]; then ${installing('bin/chromium')}; fi`),
    'bin/chromium',
    [byNpx, update, install('chromium')],
  ],
])('installs %s', async (_name, prepare, file, expected) => {
  prepare()
  expect(await (await load()).ensureChromium()).toBe(at(file))
  expect(readCalls()).toEqual(expected)
})

it.each([
  ['the output of both installers when they fail', 0, 'apt-get says why', [byNpx, update]],
  ['the reason why apt-get did not run for another user than root', 1000, 'that needs root on Debian', [byNpx]],
])('throws with %s', async (_name, user, message, calls) => {
  vi.spyOn(process, 'getuid').mockReturnValue(user)
  const { ensureChromium } = await load()
  await expect(ensureChromium()).rejects.toThrow(
    new RegExp(`No Chromium: set CHROMIUM_PATH\\.\nnpx says why\n\n.*${message}`, 'u'),
  )
  expect(readCalls()).toEqual(calls)
})
