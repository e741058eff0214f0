// Every brand's theme gives every token, in colours that can be read; the components use tokens alone.
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

  it.each(textPairs)('%s on %s can be read (4.5:1)', (ink, ground) => {
    expect(findContrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(minimumContrast.text)
  })

  it.each(shapePairs)('%s on %s can be seen (3:1)', (shape, ground) => {
    expect(findContrast(colour(shape), colour(ground))).toBeGreaterThanOrEqual(minimumContrast.shape)
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
