// Finds the built files that a browser loads before the first page is usable: the scripts in its HTML with all their
// imports, its styles, and the fonts for its texts.
import * as v from 'valibot'

/** The manifest of Vite: maps a source or chunk name to the built file. */
export const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }),
)
type Manifest = v.InferOutput<typeof manifestSchema>

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}=["']?(?<value>[^"'\\s>]+)`, 'iu').exec(tag)?.groups?.['value'] ?? null

/** URLs of scripts and preloaded modules in the order of the HTML. Excludes those of low priority, for later pages. */
const scriptAddresses = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*>/giu)].flatMap(([tag]) => {
    if (/^<script/iu.test(tag)) return attribute(tag, 'src') ?? []
    const isPreload = attribute(tag, 'rel') === 'modulepreload' || attribute(tag, 'as') === 'script'
    return (isPreload && attribute(tag, 'fetchpriority') !== 'low' ? attribute(tag, 'href') : null) ?? []
  })

/**
 * Files relative to the build output. `always` are sources that the first page loads, preloaded or not. Throws when the
 * HTML names a script that is not in the manifest.
 */
export const firstPageScripts = (
  html: string,
  manifest: Manifest,
  always: readonly string[] = [],
): readonly string[] => {
  const found = new Set<string>()
  const add = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined || found.has(chunk.file)) return
    found.add(chunk.file)
    for (const imported of chunk.imports) add(imported)
  }
  for (const address of scriptAddresses(html)) {
    const name = Object.keys(manifest).find((key) => `/${address}`.endsWith(`/${manifest[key]?.file}`))
    if (name === undefined) throw new Error(`The page names ${address}, which is not in the manifest`)
    add(name)
  }
  for (const name of always) add(name)
  return [...found]
}

/** The inline styles, and the linked ones as paths relative to the build output, such as `assets/main-1.css`. */
export const firstPageStyles = (html: string): { readonly inline: string; readonly linked: readonly string[] } => {
  const inline = [...html.matchAll(/<style\b[^>]*>(?<css>[\s\S]*?)<\/style>/giu)].map(
    ({ groups }) => groups?.['css'] ?? '',
  )
  const linked = html.matchAll(/<link\b[^>]*\shref=["'][^"']*\/(?<file>assets\/[^"']+\.css)["']/giu)
  return { inline: inline.join(''), linked: [...linked].flatMap(({ groups }) => groups?.['file'] ?? []) }
}

const parseRanges = (face: string): readonly (readonly [first: number, last: number])[] =>
  [...face.matchAll(/U\+(?<first>[\dA-F?]+)(?:-(?<last>[\dA-F]+))?/giu)].map(({ groups }) => {
    const { first = '', last = first } = groups ?? {}
    // Minifiers write U+1E00-1EFF as U+1E??.
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)]
  })

/**
 * The faces of the styles with a character of the texts; a face without ranges is loaded for every text. Throws for a
 * font that is not part of the build.
 */
export const firstPageFonts = (css: string, texts: string): readonly string[] => {
  const codePoints = [...new Set(Array.from(texts, (character) => character.codePointAt(0) ?? 0))]
  return [...css.matchAll(/@font-face\s*\{(?<face>[^}]*)\}/gu)].flatMap(({ groups }) => {
    const face = groups?.['face'] ?? ''
    const address = /url\(["']?(?<address>[^"')]+)["']?\)/u.exec(face)?.groups?.['address']
    if (address === undefined) return []
    const file = /\/(?<file>assets\/[^/]+\.woff2)$/u.exec(address)?.groups?.['file']
    if (file === undefined) throw new Error(`The font ${address} is not one of the build`)
    const ranges = parseRanges(face)
    const isShown = codePoints.some((point) => ranges.some(([first, last]) => point >= first && point <= last))
    return ranges.length === 0 || isShown ? [file] : []
  })
}
