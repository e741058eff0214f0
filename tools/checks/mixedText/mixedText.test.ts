// Texts beside other children are reported; texts in their own element are accepted.
import { describe, expect, it } from 'vitest'
import { findMixedText } from './findMixedText.ts'

const find = (jsx: string) => findMixedText('web/src/ui/a.tsx', `export const A = () => ${jsx}\n`)

describe('reports a text beside other children', () => {
  it.each([
    "<button>{t('send')}{busy && <Dots />}</button>",
    '<p>Debt {count}</p>',
    '<p>{label} <a href="x">{more}</a></p>',
    '<>{text}<Icon /></>',
    '<p>{isOpen ? t("a") : t("b")}<Icon /></p>',
  ])('%s', (jsx) => {
    expect(find(jsx).length).toBeGreaterThan(0)
  })
})

describe('accepts', () => {
  it.each([
    '<p>{t("only")}</p>',
    '<p><Phrase>{label}</Phrase> <a href="x">{more}</a></p>',
    '<div>{children}<Icon /></div>',
    '<ul>{rows.map((row) => <li>{row}</li>)}<Icon /></ul>',
    '<p>A constant text <Icon /></p>',
    '<div>{isOpen && <p>{text}</p>}<Icon /></div>',
  ])('%s', (jsx) => {
    expect(find(jsx)).toEqual([])
  })
})
