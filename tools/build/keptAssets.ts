// The hashed files of earlier builds, stored beside those of the new one: a page that was open before a release still
// finds its chunks for as long as its draft lives.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const manifestSchema = v.record(v.string(), v.object({ file: v.string() }))

/** Files of earlier builds and when a build without them replaced the last one that had them, ISO. */
const replacedSchema = v.record(v.string(), v.string())

/** In a folder that the server does not serve. */
const replacedFile = path.join('.vite', 'replaced.json')

/** As the build compresses them. */
const copies = ['', '.br', '.gz'] as const

/** By path within the folder. */
export type KeptAssets = ReadonlyMap<string, { readonly content: Buffer; readonly replacedAt: string }>

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

type KeptAssetsOptions = {
  readonly manifestFile: string
  /** When the new build replaces this one. */
  readonly now: Date
  /** How long a page may stay open: the lifetime of a draft. */
  readonly lifetimeHours: number
}

/** What a build made itself and what it still keeps of earlier ones; a build that failed has no manifest. */
export const readAssets = (webDir: string, { manifestFile, now, lifetimeHours }: KeptAssetsOptions): KeptAssets => {
  const own = Object.values(v.parse(manifestSchema, readJson(manifestFile)))
    .flatMap(({ file }) => copies.map((copy) => file + copy))
    .map((file): readonly [string, string] => [file, now.toISOString()])
  const oldest = new Date(now.getTime() - lifetimeHours * 3_600_000).toISOString()
  const replaced = Object.entries(v.parse(replacedSchema, readJson(path.join(webDir, replacedFile)))).filter(
    ([, replacedAt]) => replacedAt >= oldest,
  )
  return new Map(
    [...replaced, ...own]
      .filter(([file]) => existsSync(path.join(webDir, file)))
      .map(([file, replacedAt]) => [file, { content: readFileSync(path.join(webDir, file)), replacedAt }]),
  )
}

/** A file the new build has too stays as the new build made it. */
export const addAssets = (webDir: string, assets: KeptAssets): void => {
  const replaced: Record<string, string> = {}
  for (const [file, { content, replacedAt }] of assets) {
    const target = path.join(webDir, file)
    if (existsSync(target)) continue
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
    replaced[file] = replacedAt
  }
  const list = path.join(webDir, replacedFile)
  mkdirSync(path.dirname(list), { recursive: true })
  writeFileSync(list, JSON.stringify(replaced))
}
