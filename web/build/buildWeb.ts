// Builds one product's page: client bundle, prerendered HTML, locale files, documents, all precompressed.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { buildChain } from '@loan/domain/pages/chain'
import { requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import type { SyntheticPage } from '@loan/domain/pages/pageDefinition'
import type { Product } from '@loan/domain/products/product'
import * as v from 'valibot'
import { build } from 'vite'
import { buildChunkNames, choicesChunk, chunkGroups, compileAtOnce } from './chunks.ts'
import { buildDocumentPages } from './documentPages.ts'
import { copyReleases } from './embedReleases.ts'
import { buildFirstScripts } from './firstScripts.ts'
import { buildDocument } from './htmlDocument.ts'
import { documentStylesFile, chunkStyles } from './chunkStyles.ts'
import { buildLocaleFiles, buildTextsVersion } from './localeFiles.ts'
import { requireBrandFiles } from './productPlugin.ts'
import { rejectUnsupported, supportedBrowsers } from './supportedBrowsers.ts'
import { buildThemeColours } from './themeColours.ts'
import { apiBaseUrl, basePath, sharedConfig, sourceDir } from './viteConfig.ts'

export type BuildWebOptions = {
  readonly product: Product
  readonly outDir: string
  /** The retention time in the privacy policy; the server replaces it with its own setting. */
  readonly finishedLeadDays: number
  /** Replaces the product's pages; the first page must be the same. */
  readonly pages?: readonly SyntheticPage[]
  /** A suffix of the names of all chunks and texts, so that tests can build two releases of the same code. */
  readonly release?: string
  /** False for a trace, which names functions and files. The default is true. */
  readonly isMinified?: boolean
}

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    imports: v.optional(v.array(v.string()), []),
  }),
)
type Manifest = v.InferOutput<typeof manifestSchema>

const prerenderSchema = v.object({ renderHtml: v.function() })
const htmlSchema = v.object({ page: v.string(), shell: v.string() })

const buildClient = (options: BuildWebOptions, prerendered: string) => {
  const { product, outDir, release, isMinified = true } = options
  const shared = sharedConfig(product, options)
  return build({
    ...shared,
    plugins: [...(shared.plugins ?? []), chunkStyles(prerendered), rejectUnsupported],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      target: supportedBrowsers,
      // Chunks need no list of dependencies to preload: they bring their own styles (`chunkStyles.ts`).
      modulePreload: false,
      assetsInlineLimit: 0,
      ...(!isMinified && { minify: false }),
      rolldownOptions: {
        input: `${sourceDir}/main.tsx`,
        output: {
          codeSplitting: { groups: chunkGroups },
          ...(release !== undefined && buildChunkNames(release)),
          // The first chunk has the names of about 40 others, and random characters do not compress. So the hashes have
          // 32 bits and not 48. Only two versions of one chunk could have the same hash.
          hashCharacters: 'hex',
          postBanner: compileAtOnce,
        },
      },
    },
  })
}

/** The logo of the brand as the frame of every page shows it. Throws when the frame has none. */
const findLogo = (shell: string): string => {
  const logo = /<header.*?(?<logo><svg.*?<\/svg>)/su.exec(shell)?.groups?.['logo']
  if (logo === undefined) throw new Error('The prerendered frame has no logo')
  return logo
}

const renderFirstPage = async (options: BuildWebOptions): Promise<v.InferOutput<typeof htmlSchema>> => {
  const { product, outDir } = options
  await build({
    ...sharedConfig(product, options),
    ssr: { noExternal: true },
    build: { outDir, emptyOutDir: true, ssr: `${sourceDir}/prerender.tsx`, minify: false },
  })
  const module = v.parse(prerenderSchema, await import(pathToFileURL(`${outDir}/prerender.js`).href))
  return v.parse(htmlSchema, await module.renderHtml(basePath))
}

/** The manifest keys of a chunk and of all its static imports. */
const collectImports = (manifest: Manifest, key: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key]?.imports ?? []) collectImports(manifest, imported, seen)
  return seen
}

const requireFile = (manifest: Manifest, key: string): string => {
  const entry = manifest[key]
  if (entry === undefined) throw new Error(`The build manifest has no entry ${key}`)
  return entry.file
}

/** The file names of the entry and of all chunks that the first page needs at once. */
const findFirstPageFiles = (manifest: Manifest) => ({
  entry: requireFile(manifest, 'src/main.tsx'),
  scripts: [...collectImports(manifest, 'src/main.tsx')].map((key) => requireFile(manifest, key)),
})

const secondPageHasChoices = (product: Product): boolean => {
  const second = buildChain(product)[1]
  if (second === undefined) return false
  return requireDataPoints(second, catalogue).some(({ kind }) => kind === 'choice' || kind === 'yes-no')
}

/** The file names of what the first Continue would wait for otherwise. Throws when the chunk of choices is missing. */
const findSecondPageFiles = (manifest: Manifest, product: Product): readonly string[] => {
  if (!secondPageHasChoices(product)) return []
  const chunk = Object.values(manifest).find(({ name }) => name === choicesChunk)
  if (chunk === undefined) throw new Error(`The build manifest has no chunk ${choicesChunk}`)
  return [chunk.file]
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Writes a brotli and a gzip copy beside every text file of a folder. Compresses in all threads of Node's pool. */
export const compress = async (folder: string): Promise<void> => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html|json|svg)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
      await writeFile(`${file}.br`, await compressBrotli(content, { params }))
      await writeFile(`${file}.gz`, await compressGzip(content, { level: 9 }))
    }),
  )
}

/** Spec 2.39: built from the lower-case country code and the brand. */
const buildFaviconPath = ({ brand, country }: Product): string => `favicons/${country.code.toLowerCase()}/${brand}.svg`

const writeText = (file: string, content: string): void => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

export const buildWeb = async (options: BuildWebOptions): Promise<void> => {
  const { product, outDir } = options
  // A new folder for each build, because Node caches modules by path.
  const prerenderDir = mkdtempSync(path.join(tmpdir(), 'prerender-'))
  const html = await renderFirstPage({ ...options, outDir: prerenderDir })
  rmSync(prerenderDir, { recursive: true, force: true })
  await buildClient(options, `${html.page}${html.shell}`)

  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8')))
  const { entry, scripts } = findFirstPageFiles(manifest)
  const href = (file: string): string => `${basePath}/${file}`
  const favicon = buildFaviconPath(product)
  writeText(`${outDir}/${favicon}`, readFileSync(`${sourceDir}/brands/${product.brand}/favicon.svg`, 'utf8'))
  const localesDir = `${sourceDir}/locales`
  // The version is in the path, so that no server of another release answers with its own texts.
  const textsDir = `${outDir}/assets/texts-${buildTextsVersion(product, localesDir)}${options.release ?? ''}`
  for (const { locale, namespace, json } of buildLocaleFiles(product, localesDir))
    writeText(`${textsDir}/${locale}/${namespace}.json`, json)

  const common = {
    product,
    basePath,
    apiBaseUrl,
    styles: readFileSync(`${outDir}/${documentStylesFile}`, 'utf8'),
    scripts: {
      entry: href(entry),
      preloads: scripts.filter((file) => file !== entry).map(href),
      later: [],
    },
    favicon: href(favicon),
    themeColours: buildThemeColours(readFileSync(requireBrandFiles({ product, sourceDir }).styles, 'utf8')),
    firstScripts: await buildFirstScripts(),
  }
  const { pages, ...texts } = buildDocumentPages(product, localesDir, {
    ...common,
    styles: `${common.styles}${readFileSync(`${sourceDir}/ui/documents.css`, 'utf8')}`,
    logo: findLogo(html.shell),
    finishedLeadDays: options.finishedLeadDays,
  })
  const later = findSecondPageFiles(manifest, product).map(href)
  const documents = [
    {
      name: 'index',
      html: buildDocument({
        ...common,
        scripts: { ...common.scripts, later },
        ...texts,
        kind: 'page',
        body: html.page,
      }),
    },
    { name: 'shell', html: buildDocument({ ...common, ...texts, kind: 'shell', body: html.shell }) },
    { name: 'continue', html: buildDocument({ ...common, ...texts, kind: 'bare', body: '' }) },
    ...pages,
  ]
  for (const document of documents) writeText(`${outDir}/${document.name}.html`, document.html)
  copyReleases(outDir)
  await compress(outDir)
}
