import { describe, expect, it } from 'vitest'
import { createPlurals, fillPlaceholders, findText } from './findText.ts'

const selectPlural = createPlurals()('en-GB')

const tree = {
  title: 'all',
  title_ES: 'Spain',
  days_one: 'one of all',
  days_other: 'many of all',
  days_ES_one: 'one of Spain',
  coins_ES: 'Spain, whatever the number',
  coins_other: 'many of all',
  pages: { name: { title: 'deep' }, constructor: 'own word' },
}

describe('findText returns the most specific form', () => {
  it.each([
    ['title', {}, 'all'],
    ['title', { context: 'ES' }, 'Spain'],
    ['title', { context: 'PL' }, 'all'],
    ['days', { count: 1 }, 'one of all'],
    ['days', { count: 1, context: 'ES' }, 'one of Spain'],
    ['days', { count: 2, context: 'ES' }, 'many of all'],
    ['coins', { count: 2, context: 'ES' }, 'Spain, whatever the number'],
    ['pages>name>title', {}, 'deep'],
    ['pages>constructor', {}, 'own word'],
  ])('of %s with %j', (path, params, text) => {
    expect(findText(tree, path, params, selectPlural)).toBe(text)
  })
})

it.each(['none', 'pages', 'pages>name', 'title>more', 'constructor', '__proto__>toString', 'toString', '', '>'])(
  'findText returns null at %j',
  (path) => {
    expect(findText(tree, path, {}, selectPlural)).toBeNull()
  },
)

it('fillPlaceholders replaces each placeholder, with an empty string when the value is missing', () => {
  const text = '{{a}} and {{b}} and {{a}}, not {{c}}'
  expect(fillPlaceholders(text, { a: 1, b: '{{a}} $& <b>' })).toBe('1 and {{a}} $& <b> and 1, not ')
})
