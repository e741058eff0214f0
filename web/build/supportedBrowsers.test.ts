// The oldest supported browsers and what a build may contain.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rejectUnsupported, supportedBrowsers } from './supportedBrowsers.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browsers-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const buildCode = async (code: string): Promise<void> => {
  const entry = path.join(folder, 'main.js')
  writeFileSync(entry, code)
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [rejectUnsupported],
    build: { write: false, target: supportedBrowsers, rolldownOptions: { input: entry } },
  })
}

it.each([
  ['a method', 'console.log([2, 1].toSorted())'],
  ['a function', "console.log(URL.canParse('x'))"],
  ['a lookbehind', "console.log('a1'.replace(/(?<=a)1/u, ''))"],
  ['a lookbehind in a string', "console.log(new RegExp(String.raw`(?<!a)1`, 'u'))"],
])('%s that the oldest supported browsers lack fails the build', async (_name, code) => {
  await expect(buildCode(code)).rejects.toThrow('uses what the oldest supported browsers lack')
})

it('a function that a library uses only where it exists is built', async () => {
  await expect(buildCode("console.log(URL.canParse ? URL.canParse('x') : 'y')")).resolves.toBeUndefined()
})
