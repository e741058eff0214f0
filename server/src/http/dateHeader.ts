// The header `Date` of every reply: the time that the server compares with its rows, because the page computes
// remaining times from it (spec 4). Node's own header has the clock of the process, which can differ between servers.

/** Returns the value of the header; formats it once a second. */
export const createDateHeader = (now: () => Date): (() => string) => {
  let second = -1
  let text = ''
  return () => {
    const date = now()
    const current = Math.floor(date.getTime() / 1000)
    if (current !== second) {
      second = current
      text = date.toUTCString()
    }
    return text
  }
}
