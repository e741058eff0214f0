// Extracts the address from text that holds more than an e-mail address.

/**
 * `jan@x.pl` out of `mailto:jan@x.pl`, `Jan Nowak <jan@x.pl>`, `e-mail: jan@x.pl`, a list with a dot or semicolon after
 * it, quotes around it, or spaces that a phone's keyboard put beside the at sign and the dots.
 */
export const toAddress = (line: string): string => {
  const [start, end] = [line.lastIndexOf('<'), line.lastIndexOf('>')]
  const address = start >= 0 && end > start ? line.slice(start + 1, end) : line
  return address
    .replace(/^[\s"'“”„«<([]*(?:(?:mailto|e-?mail):(?:\/\/)? ?)?/iu, '')
    .replace(/\?(?:subject|body|cc|bcc)=.*$/iu, '')
    .replaceAll(/ ?@ ?/gu, '@')
    .replaceAll(/ ?[.。] ?/gu, '.')
    .replace(/[\s.,;:"'“”»>)\]]+$/u, '')
}
