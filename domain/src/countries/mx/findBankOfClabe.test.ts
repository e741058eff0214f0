import { expect, it } from 'vitest'
import { findBankOfClabe } from './findBankOfClabe.ts'

it.each([
  ['012180001234567899', 'BBVA Bancomer'],
  ['638180000000000017', 'Nu México Financiera (Nubank)'],
  ['722969010000000011', 'Mercado Pago W'],
])('finds the bank of %s', (account, bank) => {
  expect(findBankOfClabe(account)).toBe(bank)
})

it.each([
  ['a wrong check digit', '012180001234567898'],
  ['a digit missing', '01218000123456789'],
  ['zeros alone', '000000000000000000'],
  ['nothing', ''],
  ['letters', 'BBVA12345678901234'],
])('returns null for %s', (_why, account) => {
  expect(findBankOfClabe(account)).toBeNull()
})
