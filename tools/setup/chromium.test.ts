// Which Chromium is driven, and where one comes from when there is none. Only programs of a folder of the test count as
// working, so that the browser of this machine decides nothing; npx and apt-get are its own too.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let folder: string
const at = (...parts: readonly string[]): string => path.join(folder, ...parts)
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
const place = (file: string, script = chrome): string => {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), script, { mode: 0o755 })
  return at(file)
}
/** A script line that places a Chromium. */
const placing = (file: string): string => {
  const target = at(file)
  return `mkdir -p "${path.dirname(target)}" && printf '#!/bin/sh\\nexit 0\\n' > "${target}" && chmod +x "${target}"`
}

/** An npx or apt-get that notes its call, says what it is about, and then does this. */
const placeTool = (name: string, then = 'exit 1'): string =>
  place(`bin/${name}`, `#!/bin/sh\necho "${name} $@" >> "${at('calls')}"\necho "${name} says why"\n${then}\n`)
const calls = (): readonly string[] => readFileSync(at('calls'), 'utf8').trim().split('\n')

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'loan-chromium-'))
  for (const file of debianFiles) there.add(file)
  vi.resetModules()
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', `${at('bin')}:/usr/bin:/bin`)
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  vi.spyOn(console, 'log').mockReturnValue()
  placeTool('npx')
  placeTool('apt-get')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** Anew each time: what was updated once is remembered. */
const load = () => import('./chromium.ts')

describe('findChromium', () => {
  it('takes the one that CHROMIUM_PATH names before any other', async () => {
    place('bin/chromium')
    vi.stubEnv('CHROMIUM_PATH', place('mine/chrome'))
    expect((await load()).findChromium()).toBe(at('mine', 'chrome'))
  })

  it.each([
    ['is not there', null],
    ['does not start', '#!/bin/sh\nexit 1\n'],
  ])('stops where the one that CHROMIUM_PATH names %s, whatever else there is', async (_name, script) => {
    place('bin/chromium')
    vi.stubEnv('CHROMIUM_PATH', script === null ? at('nowhere') : place('mine/chrome', script))
    const { findChromium } = await load()
    expect(findChromium).toThrow('CHROMIUM_PATH should be the path of a Chromium that starts;')
  })

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'finds %s on the PATH',
    async (name) => {
      place('playwright/chrome')
      place(`bin/${name}`)
      expect((await load()).findChromium()).toBe(at('bin', name))
    },
  )

  it('goes on to the next where one does not start', async () => {
    place('bin/chromium', '#!/bin/sh\nexit 1\n')
    place('bin/google-chrome')
    expect((await load()).findChromium()).toBe(at('bin', 'google-chrome'))
  })

  it('takes the one Playwright brought where the PATH has none', async () => {
    place('playwright/chrome')
    expect((await load()).findChromium()).toBe(at('playwright', 'chrome'))
  })

  it('finds none', async () => {
    expect((await load()).findChromium()).toBeNull()
  })
})

describe('the headless shell', () => {
  it('is found where it starts, and taken as it is', async () => {
    place('bin/chromium-headless-shell')
    const { ensureHeadlessShell, findHeadlessShell } = await load()
    expect(findHeadlessShell()).toBe(at('bin', 'chromium-headless-shell'))
    expect(await ensureHeadlessShell()).toBe(at('bin', 'chromium-headless-shell'))
    expect(calls).toThrow('ENOENT')
  })

  it('is installed where there is none', async () => {
    placeTool('apt-get', `if [ "$1" = install ]; then ${placing('bin/chromium-headless-shell')}; fi`)
    expect(await (await load()).ensureHeadlessShell()).toBe(at('bin', 'chromium-headless-shell'))
    expect(calls()).toEqual([
      'apt-get update -qq',
      'apt-get install -y -qq --no-install-recommends chromium-headless-shell',
    ])
  })

  it('is left out where it cannot be installed', async () => {
    expect(await (await load()).ensureHeadlessShell()).toBeNull()
  })

  it('is left out where CHROMIUM_PATH names a browser', async () => {
    place('bin/chromium-headless-shell')
    vi.stubEnv('CHROMIUM_PATH', place('mine/chrome'))
    const { ensureHeadlessShell, findHeadlessShell } = await load()
    expect(findHeadlessShell()).toBeNull()
    expect(await ensureHeadlessShell()).toBeNull()
    expect(calls).toThrow('ENOENT')
  })
})

describe('ensureChromium', () => {
  it('installs nothing where there is one', async () => {
    place('bin/chromium')
    expect(await (await load()).ensureChromium()).toBe(at('bin', 'chromium'))
    expect(calls).toThrow('ENOENT')
  })

  it('lets Playwright bring one', async () => {
    placeTool('npx', placing('playwright/chrome'))
    expect(await (await load()).ensureChromium()).toBe(at('playwright', 'chrome'))
    expect(calls()).toEqual(['npx playwright install chromium'])
  })

  it('installs the system’s where Playwright brings none', async () => {
    placeTool('apt-get', `if [ "$1" = install ]; then ${placing('bin/chromium')}; fi`)
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
  ])('tells what both ways said where neither brings one, and apt-get fails to %s', async (step, asked) => {
    placeTool('apt-get', `[ "$1" != ${step} ]`)
    const { ensureChromium } = await load()
    await expect(ensureChromium()).rejects.toThrow(
      /No Chromium: set CHROMIUM_PATH\.\nnpx says why\n\napt-get says why/u,
    )
    expect(calls()).toEqual(['npx playwright install chromium', ...asked])
  })

  it.each([
    ['whoever is not root', 1000, ''],
    ['a system without it', 0, '/usr/bin/apt-get'],
    ['a system that is no Debian', 0, '/etc/debian_version'],
  ])('asks apt-get nothing for %s', async (_name, user, missing) => {
    vi.spyOn(process, 'getuid').mockReturnValue(user)
    there.delete(missing)
    const { ensureChromium } = await load()
    await expect(ensureChromium()).rejects.toThrow(
      'chromium cannot be installed by apt-get: that needs root on Debian.',
    )
    expect(calls()).toEqual(['npx playwright install chromium'])
  })
})
