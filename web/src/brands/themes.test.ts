// Checks that every theme defines every token with sufficient contrast, and that components use only existing tokens.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findContrast } from '../lib/contrast.ts'
import { minimumContrast, shapePairs, textPairs } from '../ui/colourPairs.ts'

const source = path.resolve(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'))
const themeFiles = files.filter((file) => /^brands\/[^/]+\/theme\.css$/.test(file)).toSorted()
const componentFiles = files.filter((file) => file.endsWith('.module.css')).toSorted()

function readText(file: string): string {
  return readFileSync(path.join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
}

type Tokens = ReadonlyMap<string, string>

const parseTokens = (css: string): Tokens =>
  new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

/** The tokens outside every media query. */
const readTokens = (file: string): Tokens => parseTokens(readText(file).split('@media')[0] ?? '')

/** The tokens that a media query changes. Throws where the file has no such query. */
function readChangedTokens(file: string, query: string): Tokens {
  const [, block] = readText(file).split(`@media (${query})`)
  if (block === undefined) throw new Error(`${file} has no rules for ${query}`)
  return parseTokens(block.split('@media')[0] ?? '')
}

const readDarkTokens = (file: string): Tokens =>
  new Map([...readTokens(file), ...readChangedTokens(file, 'prefers-color-scheme: dark')])

/** Replaces `var(--name)` by the value of the token. */
const resolve = (tokens: Tokens): Tokens =>
  new Map(
    [...tokens].map(([name, value]) => [
      name,
      value.replaceAll(/var\((--[\w-]+)\)/g, (_, other: string) => tokens.get(other) ?? ''),
    ]),
  )

const withMoreContrast = (file: string, tokens: Tokens): Tokens =>
  resolve(new Map([...tokens, ...readChangedTokens(file, 'prefers-contrast: more')]))

const schemes: readonly (readonly [string, (file: string) => Tokens])[] = [
  ['light', readTokens],
  ['dark', readDarkTokens],
  ['light with more contrast', (file) => withMoreContrast(file, readTokens(file))],
  ['dark with more contrast', (file) => withMoreContrast(file, readDarkTokens(file))],
]

describe.each(themeFiles.flatMap((file) => schemes.map(([scheme, read]) => [file, scheme, read] as const)))(
  '%s, %s',
  (file, _scheme, read) => {
    const tokens = read(file)
    const colour = (role: string) => tokens.get(`--color-${role}`) ?? ''

    it.each(textPairs)('has a contrast of at least 4.5:1 for the text colour %s on %s', (ink, ground) => {
      expect(findContrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(minimumContrast.text)
    })

    it.each(shapePairs)('has a contrast of at least 3:1 for the shape colour %s on %s', (shape, ground) => {
      expect(findContrast(colour(shape), colour(ground))).toBeGreaterThanOrEqual(minimumContrast.shape)
    })

    it('defines the same tokens as every other theme', () => {
      const [first = ''] = themeFiles
      expect([...tokens.keys()].toSorted()).toEqual([...read(first).keys()].toSorted())
    })
  },
)

describe('component styles', () => {
  it('include all files', () => {
    expect(themeFiles.length).toBeGreaterThanOrEqual(2)
    expect(componentFiles.length).toBeGreaterThanOrEqual(20)
  })

  it.each(themeFiles)('use every token of %s', (file) => {
    const texts = files.filter((one) => /\.(?:css|tsx)$/.test(one)).map(readText)
    const isUsed = (token: string) => texts.some((text) => text.includes(`var(${token})`))
    expect([...readTokens(file).keys()].filter((token) => !isUsed(token))).toEqual([])
  })

  it.each(componentFiles)('use only existing tokens and no literal colours: %s', (file) => {
    const text = readText(file)
    const [firstTheme = ''] = themeFiles
    const defined = new Set([
      ...readTokens(firstTheme).keys(),
      ...readTokens('ui/base.css').keys(),
      ...readTokens(file).keys(),
    ])
    // A script sets the custom properties that have a fallback.
    const used = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
    expect(used.filter((name) => !defined.has(name))).toEqual([])
    expect(text.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []).toEqual([])
  })
})
