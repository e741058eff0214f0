import { describe, expect, it } from 'vitest'
import { formatClientNetwork, hashClientNetwork, listClientHashes } from './clientAddress.ts'

describe('formatClientNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not an address', 'not an address'],
  ])('counts %s as %s', (address, network) => {
    expect(formatClientNetwork(address)).toBe(network)
  })
})

it('hashClientNetwork depends on the secret of the server', () => {
  const secretKey = { current: 'a'.repeat(32), others: ['b'.repeat(32)] }
  const hash = hashClientNetwork(secretKey, '203.0.113.7')
  expect(hash).not.toContain('203')
  const [current, other, ...rest] = listClientHashes(secretKey, '203.0.113.7')
  expect([current, other === hash, rest]).toEqual([hash, false, []])
  expect(other).toBe(hashClientNetwork({ current: 'b'.repeat(32), others: [] }, '203.0.113.7'))
})
