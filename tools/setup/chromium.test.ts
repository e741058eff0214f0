// Selects and installs Chromium. Only programs in the temporary folder of the test count as working, so that the
// browser of the machine has no influence. npx and apt-get are fakes.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let folder: string
const at = (file: string): string => path.join(folder, file)
const debianFiles: readonly string[] = ['/usr/bin/apt-get', '/etc/debian_version']
const there = new Set<string>()

vi.mock(import('./isWorking.ts'), async (importOriginal) => {
  const { isWorking, ...others } = await importOriginal()
  return { ...others, isWorking: (program) => program.startsWith(`${folder}/`) && isWorking(program) }
})
vi.mock('@playwright/test', () => ({ chromium: { executablePath: () => at('playwright/chrome') } }))
vi.mock(import('node:fs'), async (importOriginal) => {
  const actual = await importOriginal()
  const fakeExistsSync: typeof actual.existsSync = (file) =>
    debianFiles.includes(String(file)) ? there.has(String(file)) : actual.existsSync(file)
  return { ...actual, existsSync: fakeExistsSync, default: { ...actual, existsSync: fakeExistsSync } }
})

const writeScript = (file: string, script = '#!/bin/sh\nexit 0\n'): string => {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), script, { mode: 0o755 })
  return at(file)
}
const writeBroken = (file: string): string => writeScript(file, '#!/bin/sh\nexit 1\n')
/** A shell command that writes a fake Chromium. */
const placing = (file: string): string =>
  `mkdir -p "${path.dirname(at(file))}" && printf '#!/bin/sh\\nexit 0\\n' > "${at(file)}" && chmod +x "${at(file)}"`

/** Writes a fake npx or apt-get that records its arguments, prints a line, and then runs `then`. */
const writeTool = (name: string, then = 'exit 1'): string =>
  writeScript(`bin/${name}`, `#!/bin/sh\necho "${name} $@" >> "${at('calls')}"\necho "${name} says why"\n${then}\n`)
const writeApt = (file: string): string => writeTool('apt-get', `if [ "$1" = install ]; then ${placing(file)}; fi`)
const calls = (): readonly string[] =>
  existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').trim().split('\n') : []

const byNpx = 'npx playwright install chromium'
const update = 'apt-get update -qq'
const install = (name: string): string => `apt-get install -y -qq --no-install-recommends ${name}`

/** Imports a new instance of the module, because installByApt stores whether the package lists are up to date. */
const load = () => import('./chromium.ts')

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'loan-chromium-'))
  for (const file of debianFiles) there.add(file)
  vi.resetModules()
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', `${at('bin')}:/usr/bin:/bin`)
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  vi.spyOn(console, 'log').mockReturnValue()
  writeTool('npx')
  writeTool('apt-get')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

describe('findChromium', () => {
  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'finds %s on the PATH, and prefers the browser of CHROMIUM_PATH',
    async (name) => {
      writeScript('playwright/chrome')
      writeScript(`bin/${name}`)
      const { findChromium } = await load()
      expect(findChromium()).toBe(at(`bin/${name}`))
      vi.stubEnv('CHROMIUM_PATH', writeScript('mine/chrome'))
      expect(findChromium()).toBe(at('mine/chrome'))
    },
  )

  it('skips a browser that does not start, uses that of Playwright, and returns null without one', async () => {
    const { findChromium } = await load()
    expect(findChromium()).toBeNull()
    writeBroken('bin/chromium')
    writeScript('playwright/chrome')
    expect(findChromium()).toBe(at('playwright/chrome'))
    writeScript('bin/google-chrome')
    expect(findChromium()).toBe(at('bin/google-chrome'))
  })

  it('throws when the browser of CHROMIUM_PATH does not exist or start, even with another one', async () => {
    writeScript('bin/chromium')
    const { findChromium } = await load()
    for (const file of [at('nowhere'), writeBroken('mine/chrome')]) {
      vi.stubEnv('CHROMIUM_PATH', file)
      expect(findChromium).toThrow('CHROMIUM_PATH should be the path of a Chromium that starts;')
    }
  })
})

describe('the headless shell', () => {
  it('is used without an installation when it starts, but not beside CHROMIUM_PATH', async () => {
    const shell = writeScript('bin/chromium-headless-shell')
    const { ensureHeadlessShell, findHeadlessShell } = await load()
    expect([findHeadlessShell(), await ensureHeadlessShell()]).toEqual([shell, shell])
    vi.stubEnv('CHROMIUM_PATH', writeScript('mine/chrome'))
    expect([findHeadlessShell(), await ensureHeadlessShell()]).toEqual([null, null])
    expect(calls()).toEqual([])
  })

  it('is installed when it is missing, and is null when the installation fails', async () => {
    expect(await (await load()).ensureHeadlessShell()).toBeNull()
    writeApt('bin/chromium-headless-shell')
    expect(await (await load()).ensureHeadlessShell()).toBe(at('bin/chromium-headless-shell'))
    expect(calls()).toEqual([update, update, install('chromium-headless-shell')])
  })
})

describe('ensureChromium', () => {
  it.each([
    ['nothing when a browser exists', () => writeScript('bin/chromium'), 'bin/chromium', []],
    ['the browser of Playwright', () => writeTool('npx', placing('playwright/chrome')), 'playwright/chrome', [byNpx]],
    [
      'the package of the system when Playwright installs none',
      () => writeApt('bin/chromium'),
      'bin/chromium',
      [byNpx, update, install('chromium')],
    ],
  ])('installs %s', async (_name, prepare, file, expected) => {
    prepare()
    expect(await (await load()).ensureChromium()).toBe(at(file))
    expect(calls()).toEqual(expected)
  })

  it.each([
    ['update', [update]],
    ['install', [update, install('chromium')]],
  ])('throws with the output of both installers when Playwright and apt-get %s fail', async (step, commands) => {
    writeTool('apt-get', `[ "$1" != ${step} ]`)
    const output = /No Chromium: set CHROMIUM_PATH\.\nnpx says why\n\napt-get says why/u
    await expect((await load()).ensureChromium()).rejects.toThrow(output)
    expect(calls()).toEqual([byNpx, ...commands])
  })

  it.each([
    ['for a user other than root', 1000, ''],
    ['on a system without it', 0, '/usr/bin/apt-get'],
    ['on a system other than Debian', 0, '/etc/debian_version'],
  ])('does not run apt-get %s', async (_name, user, missing) => {
    vi.spyOn(process, 'getuid').mockReturnValue(user)
    there.delete(missing)
    const message = 'chromium cannot be installed by apt-get: that needs root on Debian.'
    await expect((await load()).ensureChromium()).rejects.toThrow(message)
    expect(calls()).toEqual([byNpx])
  })
})
