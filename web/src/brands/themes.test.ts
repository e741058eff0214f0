// Every brand's theme gives every token, in colours that can be read; the components use tokens alone.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'))
const themeFiles = files.filter((file) => /^brands\/[^/]+\/theme\.css$/.test(file)).toSorted()
const componentFiles = files.filter((file) => file.endsWith('.module.css')).toSorted()

function readText(file: string): string {
  return readFileSync(path.join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
}

function readTokens(file: string): Map<string, string> {
  return new Map(
    [...readText(file).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  if (!/^#[\da-f]{6}$/.test(colour)) throw new Error(`not a plain colour: ${colour}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const textPairs: [string, string][] = [
  ...['text', 'muted', 'brand', 'danger', 'success'].flatMap((ink): [string, string][] => [
    [ink, 'page'],
    [ink, 'surface'],
    [ink, 'control'],
  ]),
  ['text', 'brand-surface'],
  ['muted', 'brand-surface'],
  ['brand', 'brand-surface'],
  ['text', 'danger-surface'],
  ['danger', 'danger-surface'],
  ['text', 'success-surface'],
  ['success', 'success-surface'],
  ['warning-text', 'warning-surface'],
  ['danger-text', 'danger'],
  ['danger-text', 'danger-strong'],
  ['accent-text', 'accent'],
  ['accent-text', 'accent-strong'],
  ['header-text', 'header'],
  ['footer-text', 'footer'],
]

const shapePairs: [string, string][] = [
  ...['control-line', 'focus', 'accent', 'brand', 'danger'].flatMap((shape): [string, string][] => [
    [shape, 'page'],
    [shape, 'surface'],
    [shape, 'control'],
  ]),
  ['focus', 'brand-surface'],
  ['focus', 'danger-surface'],
  ['focus', 'warning-surface'],
  ['brand', 'line'],
]

describe.each(themeFiles)('%s', (file) => {
  const tokens = readTokens(file)
  const colour = (role: string) => tokens.get(`--color-${role}`) ?? ''

  it.each(textPairs)('%s on %s can be read (4.5:1)', (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('%s on %s can be seen (3:1)', (shape, ground) => {
    expect(contrast(colour(shape), colour(ground))).toBeGreaterThanOrEqual(3)
  })

  it('gives the same tokens as every other theme', () => {
    const [first = ''] = themeFiles
    expect([...tokens.keys()].toSorted()).toEqual([...readTokens(first).keys()].toSorted())
  })
})

describe('component styles', () => {
  it('are found', () => {
    expect(themeFiles.length).toBeGreaterThanOrEqual(2)
    expect(componentFiles.length).toBeGreaterThanOrEqual(20)
  })

  it.each(componentFiles)('%s uses tokens that exist, and no colour of its own', (file) => {
    const text = readText(file)
    const [firstTheme = ''] = themeFiles
    const known = new Set([
      ...readTokens(firstTheme).keys(),
      ...readTokens('ui/base.css').keys(),
      ...readTokens(file).keys(),
    ])
    // One with a fallback is set by a script, where it is set at all.
    const used = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
    expect(used.filter((name) => !known.has(name))).toEqual([])
    expect(text.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []).toEqual([])
  })
})
