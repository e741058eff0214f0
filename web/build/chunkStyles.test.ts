// The styles of a build with a start chunk and a chunk that loads later.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { documentStylesFile, chunkStyles } from './chunkStyles.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chunk-styles-'))
  writeFileSync(path.join(folder, 'main.js'), "import './start.css'\nimport('./screen.js')\n")
  writeFileSync(path.join(folder, 'screen.js'), "import './screen.css'\nconsole.log('screen')\n")
  writeFileSync(path.join(folder, 'start.css'), '.start { color: #123456 }')
  writeFileSync(path.join(folder, 'screen.css'), '.screen { color: #654321 }')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const buildWith = async (prerendered: string) => {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [chunkStyles(prerendered)],
    build: { outDir: 'out', modulePreload: false, rolldownOptions: { input: path.join(folder, 'main.js') } },
  })
  const assets = path.join(folder, 'out', 'assets')
  const files = readdirSync(assets)
  const screen = files.find((file) => file.startsWith('screen'))
  return {
    files,
    styles: readFileSync(path.join(folder, 'out', documentStylesFile), 'utf8'),
    screen: readFileSync(path.join(assets, screen ?? ''), 'utf8'),
  }
}

it('puts the styles of the start into the document, and those of another chunk into its code', async () => {
  const { files, styles, screen } = await buildWith('<p class="start"></p>')
  expect(styles).toMatch(/^\.start\{color:#123456\}\s*$/u)
  expect(screen).toMatch(/^\{let s,c="\.screen\{color:#654321\}";try\{s=new CSSStyleSheet;/u)
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([])
})

it('puts the styles of all prerendered classes into the document', async () => {
  const { styles, screen } = await buildWith('<p class="start"><b class="screen"></b></p>')
  expect(styles).toContain('.screen{color:#654321}')
  expect(screen).not.toContain('CSSStyleSheet')
})

it('names another chunk differently when only its styles change', async () => {
  const before = await buildWith('')
  writeFileSync(path.join(folder, 'screen.css'), '.screen { color: #abcdef }')
  const after = await buildWith('')
  const findName = (files: readonly string[]) => files.find((file) => file.startsWith('screen'))
  expect(findName(after.files)).not.toBe(findName(before.files))
})

it('reports a prerendered class without styles', async () => {
  await expect(buildWith('<p class="start lost"></p>')).rejects.toThrow(
    'The prerendered HTML has classes without styles: lost',
  )
})
