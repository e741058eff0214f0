import { describe, expect, it } from 'vitest'
import { validateCode, parseCode, problemAfterWrongCode } from './code.ts'

describe('parseCode', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['12\u00a034\u200956', '123456'],
    ['１２３４５６', '123456'],
    ['Kod: 123456.', '123456'],
    ['', ''],
    ['abc', ''],
    ['9'.repeat(10_000), '9999999999'],
  ])('%j', (typed, code) => {
    expect(parseCode(typed)).toBe(code)
  })
})

describe('judgeCode', () => {
  it.each([
    ['', 'required'],
    ['12345', 'incomplete'],
    ['1234567', 'incomplete'],
    ['123456', null],
  ])('%j', (code, problem) => {
    expect(validateCode(code, 6)).toBe(problem)
  })
})

describe('problemAfterRefusal', () => {
  const now = new Date('2026-11-20T12:00:00.000Z')
  it.each([
    [{ triesLeft: 3, expiresAt: '2026-11-20T12:05:00.000Z' }, 'wrong'],
    [{ triesLeft: 3, expiresAt: '2026-11-20T11:59:59.000Z' }, 'expired'],
    [{ triesLeft: 0, expiresAt: '2026-11-20T12:05:00.000Z' }, 'noTriesLeft'],
  ])('%j', (verification, problem) => {
    expect(problemAfterWrongCode(verification, now)).toBe(problem)
  })
})
