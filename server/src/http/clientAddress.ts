// Formats the client network that rate limits count. An IPv6 network counts as a whole (/64), because one household or
// server has 2^64 addresses.
import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { derivePurposeKey, derivePurposeKeys, type SecretKey } from '../config/secretKey.ts'

const mappedIpv4 = /^::ffff:(?<ipv4>\d+\.\d+\.\d+\.\d+)$/iu

/** Returns eight groups: expands `::` and removes the scope id. */
const expandIpv6 = (address: string): readonly string[] => {
  const [head = '', tail] = address.replace(/%.*$/u, '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right]
}

/** Returns an IPv4 address unchanged, and the first 64 bits of an IPv6 address. */
export const formatClientNetwork = (address: string): string => {
  const ipv4 = mappedIpv4.exec(address)?.groups?.['ipv4']
  if (ipv4 !== undefined) return ipv4
  if (!isIPv6(address)) return address
  const groups = expandIpv6(address.toLowerCase()).slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

const hashNetwork = (key: Buffer, network: string): string =>
  createHmac('sha256', key).update(network).digest('base64url')

const purpose = 'client-network'

/** Returns a keyed hash for storage, because an address is personal data. */
export const hashClientNetwork = (secretKey: SecretKey, network: string): string =>
  hashNetwork(derivePurposeKey(secretKey, purpose), network)

/** The hashes under each secret of the server, the hash under the current secret first. */
export const listClientHashes = (secretKey: SecretKey, network: string): readonly string[] =>
  derivePurposeKeys(secretKey, purpose).map((key) => hashNetwork(key, network))
