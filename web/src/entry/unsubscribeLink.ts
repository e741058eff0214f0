// Parses a link to /unsubscribe: the signed token of a marketing e-mail, or an e-mail address. Both stay in memory,
// because neither is an answer of an application.

export type UnsubscribeLink = {
  /** Empty when the link has none. */
  readonly token: string
  /** Empty when the link has none. */
  readonly email: string
}

let held: UnsubscribeLink = { token: '', email: '' }

/** `URLSearchParams` parses an unencoded plus as a space, so spaces in the address become pluses. */
export const parseUnsubscribeLink = (query: URLSearchParams): UnsubscribeLink => ({
  token: (query.get('token') ?? '').trim(),
  email: (query.get('email') ?? '').trim().replaceAll(' ', '+'),
})

export const isUnsubscribeLink = (path: string): boolean => /\/unsubscribe\/*$/u.test(path)

export const holdUnsubscribeLink = (search: string): void => {
  held = parseUnsubscribeLink(new URLSearchParams(search))
}

export const readHeldUnsubscribeLink = (): UnsubscribeLink => held
