// Finds `:hover` rules outside `@media (hover: hover)`. On a touch screen such a rule stays active after a tap.

const guard = /^@media\b.*\(hover:\s*hover\)/

/** Replaces comments by spaces, so that line numbers do not change. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

/** One finding with its line for each selector with an unguarded `:hover`. */
export const complainOfHover = (file: string, source: string): readonly string[] => {
  const css = withoutComments(source)
  const complaints: string[] = []
  const open: string[] = []
  let prelude = ''
  let line = 1
  for (const character of css) {
    if (character === '\n') line += 1
    if (character === '{') {
      const head = prelude.trim()
      const isGuarded = open.some((outer) => guard.test(outer))
      if (!head.startsWith('@') && head.includes(':hover') && !isGuarded) {
        complaints.push(
          `${file}:${line} unguarded hover: "${head.replace(/\s+/g, ' ')}" - put it into @media (hover: hover), because it stays active on touch screens`,
        )
      }
      open.push(head)
    }
    if (character === '}') open.pop()
    prelude = character === '{' || character === '}' || character === ';' ? '' : prelude + character
  }
  return complaints
}
