// The Vite configuration that the client build, the prerender build and the development server share.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SyntheticPage } from '@loan/domain/pages/pageDefinition'
import type { Product } from '@loan/domain/products/product'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { staticImport } from '../src/loading/importFetched.ts'
import { toBrandInCountry } from './brandFiles.ts'
import { optionalChunk } from './chunks.ts'
import { productPlugin } from './productPlugin.ts'
import { scenePlugin } from './scenePlugin.ts'

const webRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
export const sourceDir = `${webRoot}/src`

const givenPath = process.env['BASE_PATH'] ?? ''
/** Spec 2.1: configurable; read as the server reads it, where empty is unset and its form is validated. */
export const basePath = givenPath === '' ? '/application-frontend' : givenPath

const readApiBaseUrl = (given: string): string => {
  const address = given === '' ? '/api' : given
  const isAddress = /^https?:\/\//u.test(address) && URL.canParse(address) && !/[?#@\s"]/u.test(address)
  if (isAddress || /^(?:\/[\w.-]+)+$/u.test(address)) return address.replace(/\/+$/u, '')
  throw new Error('API_BASE_URL should be a path like /api or an address like https://leads.example/api')
}
/** Spec 7.1: configurable; the own origin's `/api` by default. Throws where it is neither a path nor an address. */
export const apiBaseUrl = readApiBaseUrl(process.env['API_BASE_URL'] ?? '')

const findChunkName = (output: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): string | undefined =>
  output?.type === 'chunk' ? output.name : undefined

/**
 * No list of preloads for each chunk. Styles are in the HTML or in the chunk (`chunkStyles.ts`), and the page itself
 * preloads what it needs next. Each import goes through `src/loading/importFetched.ts`.
 */
const ownImports: Plugin = {
  name: 'loan-own-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { importFetched as __vitePreload } from '${sourceDir}/loading/importFetched.ts'`
      : null,
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      for (const [, file = ''] of chunk.code.matchAll(staticImport)) {
        if (path.posix.join(path.posix.dirname(chunk.fileName), file) in bundle) continue
        this.error(`${chunk.fileName} would wait for ${file}, which is not built: words in it look like an import`)
      }
      const optional = chunk.imports.find((file) => findChunkName(bundle[file]) === optionalChunk)
      if (optional !== undefined) this.error(`${chunk.fileName} would not load without the optional ${optional}`)
    }
  },
}

/**
 * Vite picks the imported names inside the function around each `import()`, and its callers pick them again. The first
 * chunk has 34 such functions.
 */
const pickedImport =
  /async\(\)=>\{let\{[^}]*\}=await (?<chunk>import\([^)]*\)(?:\.then\(\w+=>\w+\.\w+\))?);return\{[^}]*\}\},\[\]/gu

/** Calls of React without its exports as `this`, which none of its functions reads. */
const calledExport = /(?<=(?<keyword>\breturn)|(?<![\w$)\]]))\(0,(?<called>[\w$]+\.(?:jsxs?|use[A-Z]\w*))\)\(/gu

/** Shortens generated code. Only minified code has these forms. */
const shortForms: Plugin = {
  name: 'loan-short-forms',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        chunk.code = chunk.code
          .replaceAll(pickedImport, '()=>$<chunk>')
          .replaceAll(calledExport, (_match, keyword: string | undefined, called: string) =>
            keyword === undefined ? `${called}(` : ` ${called}(`,
          )
      }
    },
  },
}

/** In the same order in the build of the scripts and of the HTML. The development server adds new files at the end. */
const styleSheets = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .toSorted()

const getSheetNumber = (file: string): number => {
  const found = styleSheets.indexOf(file)
  return found === -1 ? styleSheets.push(file) - 1 : found
}

/** The first two digits in base 36 that begin with a letter. */
const firstSheetNumber = 360

/**
 * Short names, because they are in the scripts, the styles and the HTML of the first page. Two characters are the
 * number of the style sheet, and the position of the name in it follows. They compress better than hashes, which have
 * no repetitions.
 */
const buildClassName = (name: string, file: string, css: string): string => {
  const sheet = getSheetNumber(path.relative(sourceDir, file))
  const position = [...new Set(css.match(/[\w-]+/gu))].indexOf(name)
  if (position === -1) throw new Error(`No class ${name} in ${file}`)
  return `${(firstSheetNumber + sheet).toString(36)}${position.toString(36)}`
}

/** The options are for tests and the gallery (`BuildWebOptions`). */
export const sharedConfig = (
  product: Product,
  { pages, release = '' }: { readonly pages?: readonly SyntheticPage[]; readonly release?: string } = {},
): InlineConfig => ({
  configFile: false,
  root: webRoot,
  base: `${basePath}/`,
  publicDir: false,
  logLevel: 'warn',
  css: { modules: { generateScopedName: buildClassName } },
  // React has had this hook itself since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [
    ownImports,
    shortForms,
    react(),
    productPlugin({ product, sourceDir, release, ...(pages !== undefined && { pages }) }),
    scenePlugin(toBrandInCountry(product), sourceDir),
  ],
})
