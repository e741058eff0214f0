import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeStorage } from '../testing/createFakeStorage.ts'
import { storedValue } from './storedValue.ts'

const first = storedValue({ key: 'loan', schema: v.object({ sum: v.number() }) })
/** The next release: units become cents. */
const second = storedValue({
  key: 'loan',
  schema: v.object({ cents: v.number() }),
  migrations: [(value) => ({ cents: v.parse(v.object({ sum: v.number() }), value).sum * 100 })],
})

let stored = new Map<string, string>()
const storage = () => createFakeStorage(stored)

beforeEach(() => {
  stored = new Map()
})

it('writes the version and reads the value', () => {
  first.write(storage(), { sum: 5 })
  expect(Object.fromEntries(stored)).toEqual({ loan: '{"version":1,"value":{"sum":5}}' })
  expect(first.read(storage())).toEqual({ sum: 5 })
})

describe('a later release', () => {
  it.each([
    ['without a version', '{"sum":5}'],
    ['of the first version', '{"version":1,"value":{"sum":5}}'],
    ['of its own version', '{"version":2,"value":{"cents":500}}'],
  ])('reads a value %s', (_name, text) => {
    stored.set('loan', text)
    expect(second.read(storage())).toEqual({ cents: 500 })
  })

  it.each(['{"version":1,"value":{"sum":"5"}}', '{"version":1}', '{"version":0,"value":{"sum":5}}', '[]', 'null'])(
    'moves %s to the unreadable key',
    (text) => {
      stored.set('loan', text)
      expect(second.read(storage())).toBeNull()
      expect(Object.fromEntries(stored)).toEqual({ 'unreadable:loan': text })
    },
  )
})

describe('an unreadable value', () => {
  const later = '{"version":2,"value":{"cents":500}}'

  it('is read again by the release that wrote it', () => {
    stored.set('loan', later)
    expect(first.read(storage())).toBeNull()
    expect(second.read(storage())).toEqual({ cents: 500 })
    expect(Object.fromEntries(stored)).toEqual({ loan: later })
  })

  it('is removed by a newer write and by remove', () => {
    stored.set('unreadable:loan', later)
    first.write(storage(), { sum: 6 })
    expect([...stored.keys()]).toEqual(['loan'])
    stored.set('unreadable:loan', later)
    first.remove(storage())
    expect(stored.size).toBe(0)
  })
})
