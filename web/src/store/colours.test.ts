import { product } from '@loan/domain/products/tukan-pl'
import { beforeEach, expect, it } from 'vitest'
import { openStorage } from '../lib/storage.ts'
import { createApplicationStore } from './applicationStore.ts'
import { followColours } from './colours.ts'
import { persist } from './persistence.ts'
import { restore } from './restore.ts'

const { style } = document.documentElement
const token = (name: string) => style.getPropertyValue(`--color-${name}`)

const storages = () => ({
  session: openStorage('session', () => sessionStorage),
  local: openStorage('local', () => localStorage),
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  style.cssText = ''
})

it('starts from the stored colours, and other ones override them', () => {
  localStorage.setItem('uiColors', JSON.stringify({ colors: { brand: '#00aa55', accent: '#123456' }, locale: null }))
  const store = createApplicationStore()
  const opened = storages()
  restore(store, opened, new Date(), product)
  const { flush, stop } = persist(store, opened, product)
  expect([token('brand'), token('accent')]).toEqual(['#00aa55', '#123456'])
  store.updateUi({ colors: { brand: '#aa0055' } })
  expect([token('brand'), token('accent')]).toEqual(['#aa0055', ''])
  flush()
  expect(localStorage.getItem('uiColors')).toContain('"brand":"#aa0055"')
  stop()
})

it('gives the brand’s own back where there are none any more', () => {
  const store = createApplicationStore()
  followColours(store)
  store.updateUi({ colors: { brand: '#00aa55' } })
  store.updateUi({ colors: {} })
  expect(style.cssText).toBe('')
})

it.each([
  ['brand', 'red;background:url(https://evil.example)'],
  ['brand', 'url(x)'],
  ['brand', '#12345'],
  ['Brand', '#123456'],
  ['brand;x', '#123456'],
  ['', '#123456'],
])('passes over %s: %s', (name, colour) => {
  const store = createApplicationStore()
  followColours(store)
  store.updateUi({ colors: { [name]: colour } })
  expect(style.cssText).toBe('')
})
