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

function readTokens(file: string): Map<string, string> {
  return new Map(
    [...readText(file).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

describe.each(themeFiles)('%s', (file) => {
  const tokens = readTokens(file)
  const colour = (role: string) => tokens.get(`--color-${role}`) ?? ''

  it.each(textPairs)('has a contrast of at least 4.5:1 for the text colour %s on %s', (ink, ground) => {
    expect(findContrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(minimumContrast.text)
  })

  it.each(shapePairs)('has a contrast of at least 3:1 for the shape colour %s on %s', (shape, ground) => {
    expect(findContrast(colour(shape), colour(ground))).toBeGreaterThanOrEqual(minimumContrast.shape)
  })

  it('defines the same tokens as every other theme', () => {
    const [first = ''] = themeFiles
    expect([...tokens.keys()].toSorted()).toEqual([...readTokens(first).keys()].toSorted())
  })
})

describe('component styles', () => {
  it('include all files', () => {
    expect(themeFiles.length).toBeGreaterThanOrEqual(2)
    expect(componentFiles.length).toBeGreaterThanOrEqual(20)
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
