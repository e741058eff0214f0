// A translation is reported after its English text changed, until the translation changes or is confirmed.
import { describe, expect, it } from 'vitest'
import { type CheckedTexts, findOutdated, formatRecord, hashTexts, parseRecord, recordTexts } from './englishHashes.ts'
import { flattenTexts } from './textKeys.ts'

const hashes = (english: Record<string, string>, german: Record<string, string>): CheckedTexts =>
  hashTexts({
    english: new Map([['clear-data', flattenTexts(english)]]),
    own: new Map([['clear-data', flattenTexts(german)]]),
    countries: ['DE'],
  })

const before = hashes({ help: 'From this device' }, { help: 'Von diesem Gerät' })

describe('after the English text changed', () => {
  const now = hashes({ help: 'From this device and our server' }, { help: 'Von diesem Gerät' })

  it('reports the unchanged translation, also after the record was written again', () => {
    expect(findOutdated(now, before)).toEqual(['clear-data: help'])
    expect(findOutdated(now, recordTexts(now, before))).toEqual(['clear-data: help'])
  })

  it('accepts the translation once it changes', () => {
    const changed = hashes({ help: 'From this device and our server' }, { help: 'Von Gerät und Server' })
    const record = recordTexts(changed, before)
    expect(findOutdated(changed, record)).toEqual([])
    expect(record).toEqual(changed)
  })

  it('accepts the translation once it is confirmed', () => {
    expect(findOutdated(now, recordTexts(now, new Map()))).toEqual([])
  })
})

it('records a new text and a changed translation without a finding', () => {
  const now = hashes({ help: 'From this device', done: 'Removed' }, { help: 'Vom Gerät', done: 'Gelöscht' })
  expect(findOutdated(now, before)).toEqual([])
  expect(recordTexts(now, before)).toEqual(now)
})

it('compares a translation with the English variants of its own countries', () => {
  const english = { hint: 'All', hint_PL: 'Poland' }
  const now = hashes({ ...english, hint_PL: 'Changed' }, { hint: 'Alle' })
  expect(findOutdated(now, hashes(english, { hint: 'Alle' }))).toEqual([])
  const german = hashes({ ...english, hint_DE: 'Germany' }, { hint: 'Alle' })
  expect(findOutdated(german, hashes(english, { hint: 'Alle' }))).toEqual(['clear-data: hint'])
})

it('reads a merged file with a duplicate key', () => {
  const now = hashes({ help: 'From both' }, { help: 'Von beiden' })
  expect(parseRecord(formatRecord(before) + formatRecord(now), now)).toEqual(now)
  expect(parseRecord(formatRecord(now) + formatRecord(before), now)).toEqual(now)
})
