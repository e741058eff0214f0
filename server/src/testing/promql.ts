// Finds the metrics and labels that a PromQL expression names. For tests only. It does not check the syntax; promtool
// does.

const keywords: readonly string[] = ['and', 'or', 'unless', 'offset', 'bool', 'by', 'without', 'on', 'ignoring']
const identifier = /[A-Za-z_:][\w:]*/gu
const grouping = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/gu
const matchers = /\{([^}]*)\}/gu

const withoutTexts = (expression: string): string => expression.replaceAll(/"(?:[^"\\]|\\.)*"/gu, '""')

export const listMetricNames = (expression: string): readonly string[] => {
  const rest = withoutTexts(expression)
    .replaceAll(grouping, ' ')
    .replaceAll(matchers, ' ')
    .replaceAll(/\[[^\]]*\]/gu, ' ')
    .replaceAll(/\b\d[\w.]*/gu, ' ')
  // A name before a bracket is a function.
  const names = rest.replaceAll(/[A-Za-z_]\w*\s*\(/gu, '(').match(identifier) ?? []
  return [...new Set(names.filter((name) => !keywords.includes(name)))]
}

export const listLabelNames = (expression: string): readonly string[] => {
  const text = withoutTexts(expression)
  const listed = [...text.matchAll(grouping), ...text.matchAll(matchers)].map(([, inside = '']) => inside)
  return [...new Set(listed.flatMap((inside) => inside.match(identifier) ?? []))]
}
