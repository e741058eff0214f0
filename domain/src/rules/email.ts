// E-mail addresses by a standard pattern (spec 5.13): dot-separated atoms, a host of two labels or more.
import { textRule } from './rule.ts'

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/u

/**
 * @assumed internationalised domains (`müller.de`) are accepted in both forms, with letters of any script or as
 * `xn--…`, and stored as typed, because software that sends e-mail converts them.
 */
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const topLevel = /^(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z0-9-]{1,59})$/u

const isHost = (host: string): boolean => {
  const labels = host.split('.')
  return labels.length > 1 && labels.every((text) => label.test(text)) && topLevel.test(labels.at(-1) ?? '')
}

/** Expects the host in lower case, as `parseEmail` returns it. Does not look up whether the address exists. */
export const emailRule = textRule(['email-form'], (address) => {
  const at = address.lastIndexOf('@')
  const [local, host] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)]
  return local.length <= 64 && localPart.test(local) && isHost(host) ? null : { code: 'email-form' }
})
