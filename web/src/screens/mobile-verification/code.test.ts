import { describe, expect, it } from 'vitest'
import { validateCode, parseCode, findCodeProblem } from './code.ts'

describe('a typed code', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['12\u00a034\u200956', '123456'],
    ['１２３４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['Kod: 123456.', '123456'],
    ['Twój kod: 123456. Ważny 10 minut.', '123456'],
    ['Kod 123 456, ważny 10 minut', '12345610'],
    ['1234567', '1234567'],
    ['123456 654321', '1234566543'],
    ['', ''],
    ['abc', ''],
    ['9'.repeat(10_000), '9999999999'],
  ])('%j is parsed as %j', (typed, code) => {
    expect(parseCode(typed, 6)).toBe(code)
  })
})

describe('the validation of a code', () => {
  it.each([
    ['', 'required'],
    ['12345', 'incomplete'],
    ['1234567', 'incomplete'],
    ['123456', null],
  ])('of %j returns %j', (code, problem) => {
    expect(validateCode(code, 6)).toBe(problem)
  })
})

describe('the reason for a rejected code', () => {
  const now = new Date('2026-11-20T12:00:00.000Z')
  it.each([
    [{ triesLeft: 3, expiresAt: '2026-11-20T12:05:00.000Z' }, 'wrong'],
    [{ triesLeft: 3, expiresAt: '2026-11-20T11:59:59.000Z' }, 'expired'],
    [{ triesLeft: 0, expiresAt: '2026-11-20T12:05:00.000Z' }, 'noTriesLeft'],
  ])('with %j is %s', (verification, problem) => {
    expect(findCodeProblem(verification, now)).toBe(problem)
  })
})
