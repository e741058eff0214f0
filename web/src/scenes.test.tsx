// Every brand draws the same scenes, small, hidden from screen readers and in the colours of its theme.
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import virtualModules from './virtual.d.ts?raw'

const largestBytes = 3_000

const files = import.meta.glob<Readonly<Record<string, ComponentType>>>('./brands/*/scenes/*Scene.tsx', { eager: true })
const scenes = Object.entries(files).flatMap(([file, module]) =>
  Object.entries(module).map(([name, Scene]) => ({ brand: file.split('/')[2] ?? '', name, Scene })),
)
const brands = [...new Set(scenes.map(({ brand }) => brand))]
const declared = [...virtualModules.matchAll(/'virtual:scene\/(?<name>\w+)'/gu)].map(
  ({ groups }) => groups?.['name'] ?? '',
)

it.each(brands)('%s has every scene that a screen may show', (brand) => {
  expect(brands.length).toBeGreaterThanOrEqual(2)
  expect(declared).toHaveLength(6)
  const own = scenes.filter((scene) => scene.brand === brand).map(({ name }) => name)
  expect(own.toSorted()).toEqual(declared.toSorted())
})

it.each(scenes)('$brand $name is a small decorative drawing in the colours of the theme', ({ Scene }) => {
  const { container } = render(<Scene />)
  const drawing = container.querySelector('svg')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect(container.textContent).toBe('')
  expect(renderToStaticMarkup(<Scene />).length).toBeLessThanOrEqual(largestBytes)
  const colours = [...container.querySelectorAll('[fill], [stroke]')].flatMap((shape) =>
    ['fill', 'stroke'].map((name) => shape.getAttribute(name)).filter((colour) => colour !== null && colour !== 'none'),
  )
  expect(colours.length).toBeGreaterThan(0)
  expect(colours.filter((colour) => !/^var\(--color-[\w-]+\)$/u.test(colour ?? ''))).toEqual([])
})
