// The lenders that a server starts with.
import { expect, it } from 'vitest'
import { productionEnvironment } from '../testing/production.ts'
import { parseConfig } from './config.ts'

const { LENDERS: _lenders, LENDERS_FILE, LENDER_TEST_SECRET: _secret, ...production } = productionEnvironment

it('rejects the sandbox lenders in production, and names what is missing', () => {
  const message = 'LENDERS should be real in production, because the sandbox lenders are invented'
  expect(() => parseConfig(production)).toThrow(`${message}; it needs LENDERS_FILE`)
  expect(() => parseConfig({ ...production, LENDERS: 'sandbox', LENDERS_FILE })).toThrow(new RegExp(`${message}$`, 'u'))
})

it('requires the file of real lenders', () => {
  expect(() => parseConfig({ LENDERS: 'real' })).toThrow('LENDERS=real needs LENDERS_FILE')
})

it('starts with the sandbox outside production, and with a file in production', () => {
  expect(parseConfig({}).lenders).toEqual({ adapter: 'sandbox' })
  expect(parseConfig(productionEnvironment).lenders).toEqual({ adapter: 'real', file: LENDERS_FILE })
})
