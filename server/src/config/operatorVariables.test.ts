// The keys of the operators: labels, lengths, and no key in a message.
import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

const key = 'k'.repeat(32)
const otherKey = 'o'.repeat(44)

describe('OPERATOR_KEYS', () => {
  it('is a list of labels and keys; without it there is none', () => {
    expect(parseConfig({}).operatorKeys).toEqual([])
    expect(parseConfig({ OPERATOR_KEYS: `anna:${key}` }).operatorKeys).toEqual([{ label: 'anna', key }])
    expect(parseConfig({ OPERATOR_KEYS: `anna:${key}, night-shift:${otherKey}:=/+` }).operatorKeys).toEqual([
      { label: 'anna', key },
      { label: 'night-shift', key: `${otherKey}:=/+` },
    ])
  })

  it.each([
    ['no label', key],
    ['an empty label', `:${key}`],
    ['a label in capitals', `Anna:${key}`],
    ['a short key', `anna:${key.slice(1)}`],
    ['a long key', `anna:${'k'.repeat(201)}`],
    ['a key with a space', `anna:${key} ${key}`],
    ['an empty pair', `anna:${key},`],
    ['a repeated label', `anna:${key},anna:${otherKey}`],
    ['a repeated key', `anna:${key},ben:${key}`],
  ])('is rejected with %s, without the key in the message', (_what, value) => {
    expect(() => parseConfig({ OPERATOR_KEYS: value })).toThrow(/^OPERATOR_KEYS should be pairs /u)
    expect(() => parseConfig({ OPERATOR_KEYS: value })).not.toThrow(/kkk|ooo/u)
  })
})
