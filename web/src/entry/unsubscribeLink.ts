// What a link to /unsubscribe contains: the signed token of a marketing e-mail, or an e-mail address. Neither is an answer of
// an application, so neither is stored. Kept in memory between the address bar and the screen.

export type UnsubscribeLink = {
  /** Empty where there is none. */
  readonly token: string
  /** Empty where there is none. */
  readonly email: string
}

let held: UnsubscribeLink = { token: '', email: '' }

/** A plus that a link left unencoded was parsed as a space. */
export const parseUnsubscribeLink = (query: URLSearchParams): UnsubscribeLink => ({
  token: (query.get('token') ?? '').trim(),
  email: (query.get('email') ?? '').trim().replaceAll(' ', '+'),
})

export const isUnsubscribeLink = (path: string): boolean => /\/unsubscribe\/*$/u.test(path)

export const holdUnsubscribeLink = (search: string): void => {
  held = parseUnsubscribeLink(new URLSearchParams(search))
}

export const readHeldUnsubscribeLink = (): UnsubscribeLink => held
