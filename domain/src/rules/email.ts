// E-mail addresses by a standard pattern (SPEC.md §5): dot-separated atoms, a host of two labels or more.
import { textRule } from './rule.ts'

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/u
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/u

const isHost = (host: string): boolean => {
  const labels = host.split('.')
  return labels.length > 1 && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '')
}

/** Expects the host in lower case, as it was read. Whether the address exists is asked elsewhere. */
export const emailRule = textRule(['email-form'], (address) => {
  const at = address.lastIndexOf('@')
  const [local, host] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)]
  return local.length <= 64 && localPart.test(local) && isHost(host) ? null : { code: 'email-form' }
})
