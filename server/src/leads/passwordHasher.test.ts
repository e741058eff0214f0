// The cost of a password's hash in production. Tests with servers use a lower one.
import { scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { createPasswordHasher } from './passwordHasher.ts'

it('hashes a password at the cost that OWASP recommends for scrypt', async () => {
  const { salt, hash } = await createPasswordHasher().hash('a long password')
  const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 }
  expect(hash).toBe(scryptSync('a long password', Buffer.from(salt, 'base64'), 32, cost).toString('base64'))
})
