// Finds the built scripts that a browser loads before the first page is usable: those in its HTML and all their
// imports.
import * as v from 'valibot'

const chunkSchema = v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) })
/** The manifest of Vite: maps a source or chunk name to the built file. */
export const manifestSchema = v.record(v.string(), chunkSchema)
export type Manifest = v.InferOutput<typeof manifestSchema>

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}=["']?(?<value>[^"'\\s>]+)`, 'i').exec(tag)?.groups?.['value'] ?? null

/** URLs of scripts and preloaded modules in the order of the HTML. Excludes those of low priority, for later pages. */
const scriptAddresses = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*>/gi)].flatMap(([tag]) => {
    if (/^<script/i.test(tag)) return attribute(tag, 'src') ?? []
    const isPreload = attribute(tag, 'rel') === 'modulepreload' || attribute(tag, 'as') === 'script'
    const isLazy = attribute(tag, 'fetchpriority') === 'low'
    return (isPreload && !isLazy ? attribute(tag, 'href') : null) ?? []
  })

/**
 * Files relative to the build output. `always` are sources that the first page loads, preloaded or not. Throws when the
 * HTML names a script that is not in the manifest.
 */
export const firstPageFiles = (html: string, manifest: Manifest, always: readonly string[] = []): readonly string[] => {
  const found = new Set<string>()
  const add = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined || found.has(chunk.file)) return
    found.add(chunk.file)
    for (const imported of chunk.imports) add(imported)
  }
  for (const address of scriptAddresses(html)) {
    const [name] =
      Object.entries(manifest).find(([, { file }]) => address === file || address.endsWith(`/${file}`)) ?? []
    if (name === undefined) throw new Error(`The page names ${address}, which is not in the manifest`)
    add(name)
  }
  for (const name of always) add(name)
  return [...found]
}
