// Finds `:hover` rules outside `@media (hover: hover)`. On a touch screen such a rule stays active after a tap.

const hoverQuery = /^@media\b.*\(hover:\s*hover\)/u

/** Returns one finding, with its line number, for each rule whose selector contains an unguarded `:hover`. */
export const findUnguardedHover = (file: string, source: string): readonly string[] => {
  // Comments become spaces, so that line numbers do not change.
  const css = source.replaceAll(/\/\*[\s\S]*?\*\//gu, (comment) => comment.replaceAll(/[^\n]/gu, ' '))
  const findings: string[] = []
  /** Selectors or at-rules of the blocks around the current position. */
  const blocks: string[] = []
  for (const { 0: token, groups, index } of css.matchAll(/(?<prelude>[^{};]*)(?<end>[{};])/gu)) {
    const prelude = (groups?.['prelude'] ?? '').trim()
    if (groups?.['end'] === '}') blocks.pop()
    if (groups?.['end'] !== '{') continue
    if (!prelude.startsWith('@') && prelude.includes(':hover') && !blocks.some((block) => hoverQuery.test(block))) {
      const line = css.slice(0, index + token.length).split('\n').length
      findings.push(
        `${file}:${line} unguarded hover: "${prelude.replaceAll(/\s+/gu, ' ')}" - put it into @media (hover: hover), because it stays active on touch screens`,
      )
    }
    blocks.push(prelude)
  }
  return findings
}
