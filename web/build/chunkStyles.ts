// A Vite plugin that divides the styles of the build. Those of each page load go into the HTML, for the first paint.
// Each other chunk contains its own, so it never renders without styles and needs no further request.
import type { Plugin, Rolldown } from 'vite'
import { startChunks } from './chunks.ts'

/** The file with the styles for the HTML, relative to the build output. */
export const documentStylesFile = '.vite/document.css'

/** Vite removes it from style sheets after this plugin. */
const viteMark = /\/\*\$vite\$:\d+\*\/\s*$/u

const isChunk = (output: Rolldown.OutputAsset | Rolldown.OutputChunk): output is Rolldown.OutputChunk =>
  output.type === 'chunk'

/**
 * A constructed style sheet needs no permission of the content security policy, unlike a style element. Browsers
 * without it (Safari before 16.4) get the styles as one rule in the sheet of the document.
 */
const buildInjection = (css: string): string => {
  const construct =
    's=new CSSStyleSheet;s.replaceSync(c);document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]'
  const insert = 's=document.querySelector("style").sheet;s.insertRule("@media all{"+c+"}",s.cssRules.length)'
  return `{let s,c=${JSON.stringify(css)};try{${construct}}catch{${insert}}}\n`
}

const listClasses = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="(?<names>[^"]*)"/gu)].flatMap(({ groups }) => groups?.['names']?.split(' ') ?? []))

const listStyledClasses = (css: string): readonly string[] =>
  Array.from(css.matchAll(/\.(?<name>[a-z][\w-]*)/gu), ({ groups }) => groups?.['name'] ?? '')

/**
 * Needs `cssCodeSplit`. `prerendered`: the HTML whose classes are styled before any chunk has loaded. Removes all style
 * sheets from the bundle but `documentStylesFile`, and prepends those of the other chunks to their code.
 */
export const chunkStyles = (prerendered: string): Plugin => {
  const classes = listClasses(prerendered)
  return {
    name: 'loan-chunk-styles',
    generateBundle: {
      // Before Vite adds a list of style sheets to each dynamic import.
      order: 'pre',
      handler(_options, bundle) {
        const takeStyles = ({ viteMetadata }: Rolldown.OutputChunk): string => {
          const files = [...(viteMetadata?.importedCss ?? [])]
          viteMetadata?.importedCss.clear()
          return files
            .map((file) => {
              const sheet = bundle[file]
              if (sheet?.type !== 'asset') throw new Error(`The bundle has no style sheet ${file}`)
              delete bundle[file]
              return String(sheet.source).replace(viteMark, '').trimEnd()
            })
            .join('')
        }
        const chunks = Object.values(bundle)
          .filter(isChunk)
          .map((chunk) => ({ chunk, css: takeStyles(chunk) }))
        const ofStart = startChunks.flatMap((name) => chunks.filter(({ chunk }) => chunk.name === name))
        const others = chunks.filter((one) => !ofStart.includes(one))
        const isPrerendered = ({ css }: (typeof chunks)[number]) =>
          listStyledClasses(css).some((name) => classes.has(name))
        const inDocument = [...ofStart, ...others.filter(isPrerendered)]
        const source = inDocument.map(({ css }) => css).join('')
        const styled = new Set(listStyledClasses(source))
        const unstyled = [...classes].filter((name) => !styled.has(name))
        if (unstyled.length > 0) this.error(`The prerendered HTML has classes without styles: ${unstyled.join(', ')}`)
        this.emitFile({ type: 'asset', fileName: documentStylesFile, source })
        for (const { chunk, css } of others.filter((one) => one.css !== '' && !isPrerendered(one)))
          chunk.code = `${buildInjection(css)}${chunk.code}`
      },
    },
  }
}
