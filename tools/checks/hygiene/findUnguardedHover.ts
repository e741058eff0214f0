// Finds `:hover` rules outside `@media (hover: hover)`. On a touch screen such a rule stays active after a tap.

const hoverQuery = /^@media\b.*\(hover:\s*hover\)/

/** Replaces comments with spaces, so that line numbers do not change. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

/** Returns one finding, with its line number, for each rule whose selector contains an unguarded `:hover`. */
export const findUnguardedHover = (file: string, source: string): readonly string[] => {
  const css = withoutComments(source)
  const findings: string[] = []
  // Preludes (selectors or at-rules) of the blocks around the current character.
  const openBlocks: string[] = []
  let prelude = ''
  let line = 1
  for (const character of css) {
    if (character === '\n') line += 1
    if (character === '{') {
      const trimmed = prelude.trim()
      const isGuarded = openBlocks.some((outer) => hoverQuery.test(outer))
      if (!trimmed.startsWith('@') && trimmed.includes(':hover') && !isGuarded) {
        findings.push(
          `${file}:${line} unguarded hover: "${trimmed.replace(/\s+/g, ' ')}" - put it into @media (hover: hover), because it stays active on touch screens`,
        )
      }
      openBlocks.push(trimmed)
    }
    if (character === '}') openBlocks.pop()
    prelude = character === '{' || character === '}' || character === ';' ? '' : prelude + character
  }
  return findings
}
