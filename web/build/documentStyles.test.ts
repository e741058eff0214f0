import { expect, it } from 'vitest'
import { buildStyles } from './documentStyles.ts'

it.each([
  ['minified', '@font-face{font-family:A;src:url(/a.woff2)format("woff2")}', '@font-face{font-family:B;src:local(B)}'],
  ['not minified', '@font-face {\n  font-family: A;\n  src: url(/a.woff2);\n}', '@font-face {\n  src: local(B);\n}'],
])('the web fonts of %s styles apply to no medium until the page is usable', (_, web, local) => {
  expect(buildStyles(`a{color:red}${web}${local}b{color:blue}`)).toBe(
    `<style>a{color:red}${local}b{color:blue}</style><style id="fonts" media="not all">${web}</style>`,
  )
})

it('styles without web fonts are one element', () => {
  expect(buildStyles('a{color:red}')).toBe('<style>a{color:red}</style>')
})
