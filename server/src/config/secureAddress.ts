// Addresses that this server sends secrets or personal data to.
import * as v from 'valibot'
import { isLoopbackHost } from '../lib/isLoopbackHost.ts'

/** Whether the text is an https address without a user, or an http address of this machine. */
export const isSecure = (text: string): boolean => {
  if (!/^https?:\/\/[^/?#\s]+[^#\s]*$/u.test(text) || !URL.canParse(text)) return false
  const url = new URL(text)
  return url.username === '' && (url.protocol === 'https:' || isLoopbackHost(url.hostname))
}

/** An https address. A program on the same machine may be called by http. */
export const secureAddress = (example: string) =>
  v.pipe(v.string(), v.check(isSecure, `an address like ${example}, with http only on this machine`))
