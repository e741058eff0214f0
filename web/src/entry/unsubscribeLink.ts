// Parses a link to /unsubscribe: the signed token of a marketing e-mail, or an e-mail address. Both stay in memory,
// because neither is an answer of an application.
import { perApplication } from '../lib/instances.ts'

export type UnsubscribeLink = {
  /** Empty when the link has none. */
  readonly token: string
  /** Empty when the link has none. */
  readonly email: string
}

/** `URLSearchParams` parses an unencoded plus as a space, so spaces in the address become pluses. */
export const parseUnsubscribeLink = (query: URLSearchParams): UnsubscribeLink => ({
  token: (query.get('token') ?? '').trim(),
  email: (query.get('email') ?? '').trim().replaceAll(' ', '+'),
})

export const isUnsubscribeLink = (path: string): boolean => /\/unsubscribe\/*$/u.test(path)

/** The link with which the page was opened. */
export const getOpenedLink = perApplication(() => {
  let link: UnsubscribeLink = { token: '', email: '' }
  return {
    write: (search: string): void => {
      link = parseUnsubscribeLink(new URLSearchParams(search))
    },
    read: (): UnsubscribeLink => link,
  }
})
