import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeStorage } from '../testing/createFakeStorage.ts'
import {
  type AffiliateRules,
  emptyReference,
  isExpired,
  toAffiliateReference,
  resolveReference,
} from './affiliateReference.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const rules: AffiliateRules = { expiryHours: 480 }
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
const reference = (attribute: string, setAt: string | undefined = hoursAgo(1), subId?: string) => ({
  attribute,
  subId,
  transactionId: undefined,
  setAt,
})

let stored = { session: new Map<string, string>(), local: new Map<string, string>() }
const storages = () => ({ session: createFakeStorage(stored.session), local: createFakeStorage(stored.local) })
const store = (name: 'session' | 'local', value: unknown) =>
  stored[name].set('affiliateReference', JSON.stringify(value))
const storedIn = (name: 'session' | 'local'): unknown => JSON.parse(stored[name].get('affiliateReference') ?? 'null')

let logged = vi.spyOn(console, 'error')
beforeEach(() => {
  stored = { session: new Map(), local: new Map() }
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

// Shows spec 3.40, 4.34, 4.43
describe('a reference from the URL', () => {
  it.each([
    [{ refName: 'a' }, { attribute: 'a' }],
    [
      { refName: 'a', refSubId: 's', refTransactionId: 't' },
      { attribute: 'a', subId: 's', transactionId: 't' },
    ],
    [
      { refName: 'a', s_id: 't' },
      { attribute: 'a', transactionId: 't' },
    ],
    [
      { refName: 'a', refTransactionId: 'long', s_id: 'short' },
      { attribute: 'a', transactionId: 'long' },
    ],
  ])('is parsed from %o', (parameters, expected) => {
    expect(toAffiliateReference(parameters, now)).toMatchObject({ ...expected, setAt: now.toISOString() })
    expect(logged).not.toHaveBeenCalled()
  })

  // Shows spec 4.41, 8.8, 8.11
  it.each([
    [undefined, ['URL data is undefined. Returning default empty affiliate reference.']],
    [{ refSubId: 's' }, ['No valid affiliate parameters found in URL data']],
    [{}, []],
  ])('is empty for %o, and the log has %o', (parameters, messages) => {
    expect(toAffiliateReference(parameters, now)).toEqual(emptyReference)
    expect(logged.mock.calls.map(([message]) => String(message))).toEqual(messages)
  })
})

describe('resolveReference', () => {
  // Shows spec 4.39
  it('stores the reference in both storages', () => {
    expect(resolveReference(storages(), reference('a'), rules, now)).toEqual({
      reference: reference('a'),
      isOther: true,
    })
    expect(storedIn('session')).toEqual(storedIn('local'))
    expect(storedIn('local')).toMatchObject({ value: { attribute: 'a' } })
  })

  // Shows spec 4.35
  it('prefers session storage over local storage', () => {
    store('session', reference('tab'))
    store('local', reference('browser'))
    expect(resolveReference(storages(), emptyReference, rules, now)).toMatchObject({
      reference: { attribute: 'tab' },
      isOther: false,
    })
    expect(storedIn('local')).toMatchObject({ value: { attribute: 'tab' } })
  })

  // Shows spec 4.34
  it('returns the stored reference with its time when the URL names the same affiliate', () => {
    store('local', reference('a', hoursAgo(100)))
    expect(resolveReference(storages(), reference('a', now.toISOString()), rules, now)).toEqual({
      reference: { attribute: 'a', setAt: hoursAgo(100) },
      isOther: false,
    })
  })

  // Shows spec 4.36
  it.each([
    ['name', reference('b')],
    ['sub id', reference('a', now.toISOString(), 'other')],
  ])('returns the reference of the URL when it has another %s', (_what, fromUrl) => {
    store('session', reference('a'))
    expect(resolveReference(storages(), fromUrl, rules, now)).toEqual({ reference: fromUrl, isOther: true })
    expect(storedIn('session')).toMatchObject({ value: { attribute: fromUrl.attribute } })
  })

  // Shows spec 4.38
  it('removes an expired reference from both storages', () => {
    store('session', reference('a', hoursAgo(481)))
    store('local', reference('a', hoursAgo(481)))
    expect(resolveReference(storages(), emptyReference, rules, now).reference).toEqual(emptyReference)
    expect(stored.session.size + stored.local.size).toBe(0)
  })

  it.each(['junk', '[]', '{"attribute":5}', '"\\"\\"', 'null', '{"__proto__":{"attribute":"x"}}'])(
    'returns the empty reference when %s is stored',
    (text) => {
      stored.session.set('affiliateReference', text)
      expect(resolveReference(storages(), emptyReference, rules, now).reference).toEqual(emptyReference)
    },
  )
})

describe('isExpired', () => {
  // Shows spec 4.40, 4.42, 8.9, 8.10, 9.17
  it.each([
    ['just before the expiry', reference('a', hoursAgo(479.99)), rules, false, []],
    ['just after the expiry', reference('a', hoursAgo(480.01)), rules, true, []],
    ['set by a clock ahead of this one', reference('a', hoursAgo(-9000)), rules, false, []],
    ['with the static name', reference('house', hoursAgo(9000)), { ...rules, staticName: 'house' }, false, []],
    [
      'without a time',
      { ...emptyReference, attribute: 'a' },
      rules,
      true,
      ['Invalid setAt timestamp in affiliate reference'],
    ],
    [
      'without an expiry',
      reference('a', hoursAgo(9000)),
      { expiryHours: Number.NaN },
      false,
      ['Invalid expiration time configuration in environment'],
    ],
  ])('returns whether a reference %s has expired', (_what, given, givenRules, expected, messages) => {
    expect(isExpired(given, givenRules, now)).toBe(expected)
    expect(logged.mock.calls.map(([message]) => String(message))).toEqual(messages)
  })
})
