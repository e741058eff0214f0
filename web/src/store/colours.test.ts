// Custom colours: which of them are applied and which are omitted.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { product } from '@loan/domain/products/tukan-pl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findContrast } from '../lib/contrast.ts'
import { onLoggedError } from '../lib/onLoggedError.ts'
import { openStorage } from '../lib/storage.ts'
import { createApplicationStore } from './applicationStore.ts'
import { syncColours, parseColours, selectReadable } from './colours.ts'
import { persist } from './persistence.ts'
import { restore } from './restore.ts'

const { style } = document.documentElement
const token = (name: string) => style.getPropertyValue(`--color-${name}`)

const [lightTheme = ''] = readFileSync(path.resolve(import.meta.dirname, '../brands/tukan/theme.css'), 'utf8').split(
  '@media',
)

const theme = new Map(
  [...lightTheme.matchAll(/--color-([\w-]+):\s*([^;]+);/gu)].map(([, name = '', value = '']) => [name, value]),
)
const readToken = (name: string) => theme.get(name) ?? ''

const storages = () => ({
  session: openStorage('session', () => sessionStorage),
  local: openStorage('local', () => localStorage),
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  style.cssText = ''
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

// Shows spec 3.63, 3.70, 4.18, 4.33
it('applies the stored colours and replaces them when the store changes', () => {
  localStorage.setItem('uiColors', JSON.stringify({ colors: { brand: '#00552b', accent: '#e66000' }, locale: null }))
  const store = createApplicationStore()
  const opened = storages()
  restore(store, opened, new Date(), product)
  syncColours(store, {}, readToken)
  const { flush, stop } = persist(store, opened, product)
  expect([token('brand'), token('accent')]).toEqual(['#00552b', '#e66000'])
  store.updateUi({ colors: { brand: '#5a1a00' } })
  expect([token('brand'), token('accent')]).toEqual(['#5a1a00', ''])
  flush()
  expect(localStorage.getItem('uiColors')).toContain('"brand":"#5a1a00"')
  stop()
})

it('marks the document while custom colours apply, so that the dark theme does not', () => {
  const store = createApplicationStore()
  syncColours(store, {}, readToken)
  expect(document.documentElement.dataset['colours']).toBeUndefined()
  store.updateUi({ colors: { brand: '#00552b' } })
  expect(document.documentElement.dataset['colours']).toBe('')
  store.updateUi({ colors: {} })
  expect(document.documentElement.dataset['colours']).toBeUndefined()
})

it('restores the product’s colour when the store has none', () => {
  const store = createApplicationStore()
  syncColours(store, { brand: '#5a1a00' }, readToken)
  store.updateUi({ colors: { brand: '#00552b' } })
  expect(token('brand')).toBe('#00552b')
  store.updateUi({ colors: {} })
  expect(token('brand')).toBe('#5a1a00')
})

it.each([
  ['brand', 'red;background:url(https://evil.example)'],
  ['brand', 'url(x)'],
  ['brand', '#12345'],
  ['Brand', '#123456'],
  ['brand;x', '#123456'],
  ['', '#123456'],
])('ignores %s: %s', (name, colour) => {
  const store = createApplicationStore()
  syncColours(store, {}, readToken)
  store.updateUi({ colors: { [name]: colour } })
  expect(style.cssText).toBe('')
})

it.each([
  ['brand: #00552b; page: #fff', { brand: '#00552b', page: '#fff' }],
  [' brand-surface:#E9F2EC,text : #111111 ', { 'brand-surface': '#E9F2EC', text: '#111111' }],
  ['brand: red; page: url(x); accent: #12; : #123456; #123456', {}],
  ['', {}],
])('parses %j', (text, colours) => {
  expect(parseColours(text)).toEqual(colours)
})

describe('contrast', () => {
  it('is computed by the WCAG formula', () => {
    expect(findContrast('#000', '#ffffff')).toBeCloseTo(21)
    expect(findContrast('#767676', '#fff')).toBeCloseTo(4.54, 2)
    expect(findContrast('white', '#fff')).toBeNull()
  })

  it.each([
    ['a readable colour', { brand: '#00552b' }, { brand: '#00552b' }],
    ['no brand colour that is too light for the page', { brand: '#fdfdfd' }, {}],
    ['no accent that is too dark for its text', { accent: '#101010' }, {}],
    ['neither of two colours without contrast', { header: '#222222', 'header-text': '#222222' }, {}],
    [
      'a pair with contrast only to each other',
      { header: '#fdf9ee', 'header-text': '#0d3d2f' },
      { header: '#fdf9ee', 'header-text': '#0d3d2f' },
    ],
    ['only the readable colours of a mixed set', { brand: '#00552b', muted: '#eeeeee' }, { brand: '#00552b' }],
  ])('keeps %s', (_name, given, expected) => {
    expect(selectReadable(given, readToken)).toEqual(expected)
  })

  it('that is too low is logged', () => {
    const logged: string[] = []
    const stop = onLoggedError((message) => logged.push(message))
    const store = createApplicationStore()
    store.updateUi({ colors: { brand: '#fdfdfd' } })
    syncColours(store, {}, readToken)
    expect(style.cssText).toBe('')
    expect(logged).toEqual(['Custom colours left out: contrast too low'])
    stop()
  })
})
