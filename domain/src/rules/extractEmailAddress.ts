// Extracts the address from text that contains more than an e-mail address.

/**
 * Extracts `jan@x.pl` from `mailto:jan@x.pl`, `Jan Nowak <jan@x.pl>` or `e-mail: jan@x.pl`. Removes a dot or semicolon
 * at the end, quotes, and the spaces that the keyboard of a phone puts beside the at sign and the dots.
 */
export const extractAddress = (line: string): string => {
  const [start, end] = [line.lastIndexOf('<'), line.lastIndexOf('>')]
  const address = start >= 0 && end > start ? line.slice(start + 1, end) : line
  return address
    .replace(/^[\s"'“”„«<([]*(?:(?:mailto|e-?mail):(?:\/\/)? ?)?/iu, '')
    .replace(/\?(?:subject|body|cc|bcc)=.*$/iu, '')
    .replaceAll(/ ?@ ?/gu, '@')
    .replaceAll(/ ?[.。] ?/gu, '.')
    .replace(/[\s.,;:"'“”»>)\]]+$/u, '')
}
