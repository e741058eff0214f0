// Finds the `@assumed` comments of a source file: decisions that the specification does not contain, with their
// reasons.

export type Assumption = {
  readonly file: string
  /** The declaration or key below the comment; empty when there is none. */
  readonly subject: string
  readonly text: string
}

/** The text of a comment line without its markers; null for a line of code. */
const commentText = (line: string): string | null => {
  const found = /^\s*(?:\/\/|\/\*\*?|\*(?!\/))(?<text>.*?)(?:\*\/.*)?$/.exec(line)
  return found?.groups?.['text']?.trim() ?? null
}

const collect = (lines: readonly string[], start: number, first: string): string => {
  const lineTexts = [first]
  for (const line of lines[start]?.includes('*/') === true ? [] : lines.slice(start + 1)) {
    const text = commentText(line)
    if (text === null || text === '' || text.startsWith('@')) break
    lineTexts.push(text)
    if (line.includes('*/')) break
  }
  return lineTexts.filter(Boolean).join(' ')
}

const subjectBelow = (lines: readonly string[], start: number): string => {
  const inBlock = lines[start]?.includes('*/') !== true && !/^\s*\/\//.test(lines[start] ?? '')
  const end = inBlock ? lines.findIndex((line, index) => index > start && line.includes('*/')) : start
  const code = lines.slice(end + 1).find((line) => !/^\s*(?:\/\/.*|\/\*.*|\*.*)?$/.test(line)) ?? ''
  const declared = /^\s*(?:export )?(?:const|type|function|class) (?<name>\w+)/.exec(code)
  const key = /^\s*(?:readonly )?['"]?(?<name>[\w.-]+)['"]?\??:/.exec(code)
  return (declared ?? key)?.groups?.['name'] ?? ''
}

/** Assumptions in the order of the file. A tag without a reason has an empty text. */
export const findAssumptions = (file: string, source: string): readonly Assumption[] => {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const after = /^@assumed\b:?\s*(?<text>.*)$/.exec(/(?<tag>@assumed.*)$/.exec(commentText(line) ?? '')?.[0] ?? '')
    const text = after?.groups?.['text']
    return text === undefined ? [] : [{ file, subject: subjectBelow(lines, index), text: collect(lines, index, text) }]
  })
}
