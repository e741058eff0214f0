import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logError } from './log.ts'

let logged: unknown[][] = []

beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((...args) => void logged.push(args))
})
afterEach(() => vi.restoreAllMocks())

const circular: Record<string, unknown> = {}
circular['self'] = circular

// Shows spec 9.35
it.each([
  ['a message alone', undefined, []],
  ['short details', { outcome: 'timeout' }, ['{"outcome":"timeout"}']],
  ['details of 1024 characters', 'x'.repeat(1022), [`"${'x'.repeat(1022)}"`]],
  ['no details above 1024 characters', 'x'.repeat(1023), []],
  ['no details that are not JSON', circular, []],
  ['no details for a function', () => 1, []],
])('logs %s', (_name, detail, details) => {
  logError('Failed to post lead', detail)
  expect(logged).toEqual([['Failed to post lead', ...details]])
})
