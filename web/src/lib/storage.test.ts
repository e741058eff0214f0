import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStorage } from './storage.ts'

let logged: unknown[] = []

beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((message) => void logged.push(message))
})
afterEach(() => vi.restoreAllMocks())

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError')
}
const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError')
}

/** A fake browser storage whose methods a test can make fail. */
const createBrowser = () => {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

describe('a storage that works', () => {
  it('writes, reads and removes', () => {
    const browser = createBrowser()
    const storage = openStorage('local', () => browser)
    expect(storage.read('a')).toBeNull()
    expect(storage.write('a', '1')).toBe(true)
    expect([storage.read('a'), browser.stored.get('a')]).toEqual(['1', '1'])
    expect(storage.remove('a')).toBe(true)
    expect(storage.read('a')).toBeNull()
    expect(storage.isPersistent()).toBe(true)
    expect(logged).toEqual([])
  })

  it('removes the probe', () => {
    const browser = createBrowser()
    openStorage('local', () => browser)
    expect(browser.stored.size).toBe(0)
  })
})

describe('a storage that is blocked', () => {
  // Shows spec 8.19
  it.each([
    ['when access throws', blocked],
    ['when writes throw', () => ({ ...createBrowser(), setItem: blocked })],
  ])('stores in memory %s, and logs it once', (_name, open) => {
    const storage = openStorage('session', open)
    expect(storage.write('a', '1')).toBe(false)
    expect(storage.write('b', '2')).toBe(false)
    expect([storage.read('a'), storage.read('b'), storage.read('c')]).toEqual(['1', '2', null])
    expect(storage.remove('a')).toBe(false)
    expect(storage.read('a')).toBeNull()
    expect(storage.isPersistent()).toBe(false)
    expect(logged).toEqual(['The session storage is not available'])
  })
})

describe('a storage that fails later', () => {
  // Shows spec 8.18
  it('stores the newest value in memory while it is full, and persists again when it has space', () => {
    const browser = createBrowser()
    const storage = openStorage('local', () => browser)
    storage.write('a', 'old')
    const { setItem } = browser
    browser.setItem = full
    expect(storage.write('a', 'new')).toBe(false)
    expect(storage.write('a', 'newer')).toBe(false)
    expect(storage.read('a')).toBe('newer')
    expect(storage.isPersistent()).toBe(false)
    expect(logged).toEqual(['Failed to write to the local storage'])
    browser.setItem = setItem
    expect(storage.write('a', 'newest')).toBe(true)
    expect([storage.read('a'), browser.stored.get('a'), storage.isPersistent()]).toEqual(['newest', 'newest', true])
  })

  // Shows spec 8.18
  it('returns null and false, and logs each kind of failure once', () => {
    const browser = createBrowser()
    const storage = openStorage('local', () => browser)
    Object.assign(browser, { getItem: blocked, removeItem: blocked })
    expect([storage.read('a'), storage.read('a'), storage.remove('a'), storage.remove('a')]).toEqual([
      null,
      null,
      false,
      false,
    ])
    expect(logged).toEqual(['Failed to read from the local storage', 'Failed to remove from the local storage'])
  })
})
