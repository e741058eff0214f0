// Extracts the e-mail address from a typed or pasted text that contains more than the address.

/**
 * Extracts `jan@x.pl` from `mailto:jan@x.pl`, `Jan Nowak <jan@x.pl>` or `e-mail: jan@x.pl`. Removes a dot or semicolon
 * at the end, quotes, and the spaces that the keyboard of a phone puts beside the at sign and the dots.
 */
export const extractEmailAddress = (text: string): string => {
  const [start, end] = [text.lastIndexOf('<'), text.lastIndexOf('>')]
  const address = start >= 0 && end > start ? text.slice(start + 1, end) : text
  return address
    .replace(/^[\s"'“”„«<([]*(?:(?:mailto|e-?mail):(?:\/\/)? ?)?/iu, '')
    .replace(/\?(?:subject|body|cc|bcc)=.*$/iu, '')
    .replaceAll(/ ?@ ?/gu, '@')
    .replaceAll(/ ?[.。] ?/gu, '.')
    .replace(/[\s.,;:"'“”»>)\]]+$/u, '')
}
