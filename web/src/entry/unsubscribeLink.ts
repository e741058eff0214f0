// The e-mail address a link to /unsubscribe brings: no answer of an application, so it goes to no field and no storage.
// Held in memory alone on its way from the address bar to the screen.

let held = ''

/** Empty where there is none. A plus that a link left as it is was read as a blank. */
export const linkedAddressIn = (query: URLSearchParams): string =>
  (query.get('email') ?? '').trim().replaceAll(' ', '+')

export const isUnsubscribeLink = (path: string): boolean => /\/unsubscribe\/*$/u.test(path)

export const holdLinkedAddress = (search: string): void => {
  held = linkedAddressIn(new URLSearchParams(search))
}

export const heldLinkedAddress = (): string => held
