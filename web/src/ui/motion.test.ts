// Animations change only properties that need no layout: a layout in each frame of a page's entrance blocks the main
// thread of a slow phone.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const sourceDir = path.resolve(import.meta.dirname, '..')

const layoutFreeProperties = new Set([
  'opacity',
  'visibility',
  'translate',
  'scale',
  'rotate',
  'transform',
  'clip-path',
  'color',
  'background-color',
  'border-color',
  'stroke-dashoffset',
  'none',
])

const readStyles = (): readonly (readonly [file: string, css: string])[] =>
  readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, readFileSync(path.join(sourceDir, file), 'utf8').replaceAll(/\/\*.*?\*\//gsu, '')])

/** The properties that the style sheet animates, by a transition or by keyframes. */
const listAnimated = (css: string): readonly string[] => {
  const transitions = [...css.matchAll(/transition(?:-property)?:(?<value>[^;}]+)/gu)].flatMap(({ groups }) =>
    (groups?.['value'] ?? '').split(/,(?![^(]*\))/u).map((value) => value.trim().split(/\s+/u)[0] ?? ''),
  )
  const keyframes = [...css.matchAll(/@keyframes[^{]+\{(?<steps>(?:[^{}]*\{[^{}]*\})*)/gu)].flatMap(({ groups }) =>
    [...(groups?.['steps'] ?? '').matchAll(/(?<name>[\w-]+)\s*:/gu)].map((match) => match.groups?.['name'] ?? ''),
  )
  return [...transitions, ...keyframes]
}

it('no animation changes the layout', () => {
  const styles = readStyles()
  const animated = styles.flatMap(([file, css]) => listAnimated(css).map((property) => ({ file, property })))
  expect(animated.length).toBeGreaterThan(20)
  expect(animated.filter(({ property }) => !layoutFreeProperties.has(property))).toEqual([])
})

it.each([
  ['a { transition: inline-size 1s, color 1s }', ['inline-size', 'color']],
  ['@keyframes a { from { opacity: 0; margin: 0 } 50% { height: 1px } }', ['opacity', 'margin', 'height']],
])('finds the animated properties of %s', (css, properties) => {
  expect(listAnimated(css)).toEqual(properties)
})
