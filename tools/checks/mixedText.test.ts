// Texts beside other children are reported; texts in their own element are accepted.
import { expect, it } from 'vitest'
import { findMixedText } from './mixedText.ts'

it.each([
  ["<button>{t('send')}{busy && <Dots />}</button>", 1],
  ['<p>Debt {count}</p>', 1],
  ['<p>{label} <a href="x">{more}</a></p>', 1],
  ['<>{text}<Icon /></>', 1],
  ['<p>{isOpen ? t("a") : t("b")}<Icon /></p>', 1],
  ['<p>{t("only")}</p>', 0],
  ['<p><Phrase>{label}</Phrase> <a href="x">{more}</a></p>', 0],
  ['<div>{children}<Icon /></div>', 0],
  ['<div>{band.languages}<Icon /></div>', 0],
  ['<div>{band.label}<Icon /></div>', 1],
  ['<ul>{rows.map((row) => <li>{row}</li>)}<Icon /></ul>', 0],
  ['<p>A constant text <Icon /></p>', 0],
  ['<div>{isOpen && <p>{text}</p>}<Icon /></div>', 0],
])('finds the texts beside other children of %s: %i', (jsx, count) => {
  expect(findMixedText('web/src/ui/a.tsx', `export const A = () => ${jsx}\n`)).toHaveLength(count)
})
