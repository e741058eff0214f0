// Selects and installs Chromium. Only programs in the temporary folder of the test count as working, so that the
// browser of the machine has no influence. npx and apt-get are fakes.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let folder: string
const at = (...segments: readonly string[]): string => path.join(folder, ...segments)
const debianFiles = ['/usr/bin/apt-get', '/etc/debian_version'] as const
const there = new Set<string>()

vi.mock(import('./isWorking.ts'), async (importOriginal) => {
  const { isWorking, ...others } = await importOriginal()
  return { ...others, isWorking: (program) => program.startsWith(`${folder}/`) && isWorking(program) }
})
vi.mock('@playwright/test', () => ({ chromium: { executablePath: () => at('playwright', 'chrome') } }))
vi.mock(import('node:fs'), async (importOriginal) => {
  const actual = await importOriginal()
  const existsSync: typeof actual.existsSync = (file) =>
    debianFiles.some((debian) => debian === file) ? there.has(String(file)) : actual.existsSync(file)
  return { ...actual, existsSync, default: { ...actual, existsSync } }
})

const chrome = '#!/bin/sh\nexit 0\n'
const writeScript = (file: string, script = chrome): string => {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), script, { mode: 0o755 })
  return at(file)
}
/** A shell command that writes a fake Chromium. */
const placing = (file: string): string => {
  const target = at(file)
  return `mkdir -p "${path.dirname(target)}" && printf '#!/bin/sh\\nexit 0\\n' > "${target}" && chmod +x "${target}"`
}

/** Writes a fake npx or apt-get that records its arguments, prints a line, and then runs `then`. */
const writeTool = (name: string, then = 'exit 1'): string =>
  writeScript(`bin/${name}`, `#!/bin/sh\necho "${name} $@" >> "${at('calls')}"\necho "${name} says why"\n${then}\n`)
const calls = (): readonly string[] => readFileSync(at('calls'), 'utf8').trim().split('\n')

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

/** Imports a new instance of the module, because installByApt stores whether the package lists are up to date. */
const load = () => import('./chromium.ts')

describe('findChromium', () => {
  it('prefers the browser of CHROMIUM_PATH', async () => {
    writeScript('bin/chromium')
    vi.stubEnv('CHROMIUM_PATH', writeScript('mine/chrome'))
    expect((await load()).findChromium()).toBe(at('mine', 'chrome'))
  })

  it.each([
    ['does not exist', null],
    ['does not start', '#!/bin/sh\nexit 1\n'],
  ])('throws when the browser of CHROMIUM_PATH %s, even with another browser installed', async (_name, script) => {
    writeScript('bin/chromium')
    vi.stubEnv('CHROMIUM_PATH', script === null ? at('nowhere') : writeScript('mine/chrome', script))
    const { findChromium } = await load()
    expect(findChromium).toThrow('CHROMIUM_PATH should be the path of a Chromium that starts;')
  })

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'finds %s on the PATH',
    async (name) => {
      writeScript('playwright/chrome')
      writeScript(`bin/${name}`)
      expect((await load()).findChromium()).toBe(at('bin', name))
    },
  )

  it('skips a browser that does not start', async () => {
    writeScript('bin/chromium', '#!/bin/sh\nexit 1\n')
    writeScript('bin/google-chrome')
    expect((await load()).findChromium()).toBe(at('bin', 'google-chrome'))
  })

  it('uses the browser of Playwright when the PATH has none', async () => {
    writeScript('playwright/chrome')
    expect((await load()).findChromium()).toBe(at('playwright', 'chrome'))
  })

  it('returns null without a browser', async () => {
    expect((await load()).findChromium()).toBeNull()
  })
})

describe('the headless shell', () => {
  it('is used without an installation when it starts', async () => {
    writeScript('bin/chromium-headless-shell')
    const { ensureHeadlessShell, findHeadlessShell } = await load()
    expect(findHeadlessShell()).toBe(at('bin', 'chromium-headless-shell'))
    expect(await ensureHeadlessShell()).toBe(at('bin', 'chromium-headless-shell'))
    expect(calls).toThrow('ENOENT')
  })

  it('is installed when it is missing', async () => {
    writeTool('apt-get', `if [ "$1" = install ]; then ${placing('bin/chromium-headless-shell')}; fi`)
    expect(await (await load()).ensureHeadlessShell()).toBe(at('bin', 'chromium-headless-shell'))
    expect(calls()).toEqual([
      'apt-get update -qq',
      'apt-get install -y -qq --no-install-recommends chromium-headless-shell',
    ])
  })

  it('is null when the installation fails', async () => {
    expect(await (await load()).ensureHeadlessShell()).toBeNull()
  })

  it('is null when CHROMIUM_PATH is set', async () => {
    writeScript('bin/chromium-headless-shell')
    vi.stubEnv('CHROMIUM_PATH', writeScript('mine/chrome'))
    const { ensureHeadlessShell, findHeadlessShell } = await load()
    expect(findHeadlessShell()).toBeNull()
    expect(await ensureHeadlessShell()).toBeNull()
    expect(calls).toThrow('ENOENT')
  })
})

describe('ensureChromium', () => {
  it('installs nothing when a browser exists', async () => {
    writeScript('bin/chromium')
    expect(await (await load()).ensureChromium()).toBe(at('bin', 'chromium'))
    expect(calls).toThrow('ENOENT')
  })

  it('installs the browser of Playwright', async () => {
    writeTool('npx', placing('playwright/chrome'))
    expect(await (await load()).ensureChromium()).toBe(at('playwright', 'chrome'))
    expect(calls()).toEqual(['npx playwright install chromium'])
  })

  it('installs the package of the system when Playwright installs none', async () => {
    writeTool('apt-get', `if [ "$1" = install ]; then ${placing('bin/chromium')}; fi`)
    expect(await (await load()).ensureChromium()).toBe(at('bin', 'chromium'))
    expect(calls()).toEqual([
      'npx playwright install chromium',
      'apt-get update -qq',
      'apt-get install -y -qq --no-install-recommends chromium',
    ])
  })

  it.each([
    ['update', ['apt-get update -qq']],
    ['install', ['apt-get update -qq', 'apt-get install -y -qq --no-install-recommends chromium']],
  ])('throws with the output of both installers when Playwright fails and apt-get %s fails', async (step, command) => {
    writeTool('apt-get', `[ "$1" != ${step} ]`)
    const { ensureChromium } = await load()
    await expect(ensureChromium()).rejects.toThrow(
      /No Chromium: set CHROMIUM_PATH\.\nnpx says why\n\napt-get says why/u,
    )
    expect(calls()).toEqual(['npx playwright install chromium', ...command])
  })

  it.each([
    ['for a user other than root', 1000, ''],
    ['on a system without it', 0, '/usr/bin/apt-get'],
    ['on a system other than Debian', 0, '/etc/debian_version'],
  ])('does not run apt-get %s', async (_name, user, missing) => {
    vi.spyOn(process, 'getuid').mockReturnValue(user)
    there.delete(missing)
    const { ensureChromium } = await load()
    await expect(ensureChromium()).rejects.toThrow(
      'chromium cannot be installed by apt-get: that needs root on Debian.',
    )
    expect(calls()).toEqual(['npx playwright install chromium'])
  })
})
