// A translation is reported after its English text changed, until the translation changes or is confirmed.
import { expect, it } from 'vitest'
import { findOutdated, formatRecord, hashTexts, parseRecord, recordTexts } from './localeRecords.ts'
import { flattenTexts } from './textKeys.ts'

type Tree = Readonly<Record<string, string>>
const toLocale = (tree: Tree) => new Map([['clear-data', flattenTexts(tree)]])
const hash = (english: Tree, german: Tree) => hashTexts(toLocale(english), toLocale(german), ['DE'])

const english = { help: 'From this device', help_PL: 'Poland' }
const before = hash(english, { help: 'Von diesem Gerät' })
const changed = { ...english, help: 'From this device and our server' }
const now = hash(changed, { help: 'Von diesem Gerät' })

it('reports the unchanged translation of a changed text, also after the record was written again', () => {
  expect(findOutdated(now, before)).toEqual(['clear-data: help'])
  expect(findOutdated(now, recordTexts(now, before))).toEqual(['clear-data: help'])
  const forGermany = hash({ ...english, help_DE: 'Germany' }, { help: 'Von diesem Gerät' })
  expect(findOutdated(forGermany, before)).toEqual(['clear-data: help'])
})

it.each([
  ['the translation changed', hash(changed, { help: 'Von Gerät und Server' }), before],
  ['the translation was confirmed', now, new Map()],
  ['a text is new', hash({ ...english, done: 'Removed' }, { help: 'Vom Gerät', done: 'Gelöscht' }), before],
  ['a text of another country changed', hash({ ...english, help_PL: 'New' }, { help: 'Von diesem Gerät' }), before],
])('reports and records nothing else when %s', (_name, texts, checked) => {
  expect(findOutdated(texts, checked)).toEqual([])
  expect(recordTexts(texts, checked)).toEqual(texts)
})

it('reads a merged file with a duplicate key', () => {
  expect(parseRecord(formatRecord(before) + formatRecord(now), now)).toEqual(now)
  expect(parseRecord(formatRecord(now) + formatRecord(before), now)).toEqual(now)
})
