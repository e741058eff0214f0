import { expect, it } from 'vitest'
import { drawQr } from './drawQr.ts'

/** The dark modules of a path, as `x,y`. */
const readModules = (path: string): ReadonlySet<string> =>
  new Set(
    Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu)).flatMap(([, x = '', y = '', run = '']) =>
      Array.from({ length: Number(run) }, (_item, index) => `${Number(x) + index},${y}`),
    ),
  )

it('draws the three finder patterns of a QR code', () => {
  const { size, path } = drawQr(`https://loans.example/application-frontend/continue/${'x'.repeat(43)}`)
  const modules = readModules(path)
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    for (let offset = 0; offset < 7; offset += 1) {
      expect(modules).toContain(`${left + offset},${top}`)
      expect(modules).toContain(`${left},${top + offset}`)
    }
    expect(modules).not.toContain(`${left + 1},${top + 1}`)
    expect(modules).toContain(`${left + 3},${top + 3}`)
  }
})

it('draws another code for another text', () => {
  expect(drawQr('https://loans.example/a').path).not.toBe(drawQr('https://loans.example/b').path)
})
