// Retains the assets of earlier builds in addition to those of the new one. A page that was loaded before a release can
// load its chunks and texts for the lifetime of its draft.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { hourMs } from '@loan/domain/durations'

/** By file: the time (ISO) at which a build without the file replaced the last build that contained it. */
const replacedSchema = v.record(v.string(), v.string())

/** The server does not serve this folder. */
const replacedFile = path.join('.vite', 'replaced.json')

/** The paths of these files contain a hash of their content. */
const assetsFolder = 'assets'

/** By path relative to the web folder; `replacedAt` is an ISO time. */
export type RetainedAssets = ReadonlyMap<string, { readonly content: Buffer; readonly replacedAt: string }>

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

const listAssets = (webDir: string): readonly string[] =>
  existsSync(path.join(webDir, assetsFolder))
    ? readdirSync(path.join(webDir, assetsFolder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(webDir, path.join(entry.parentPath, entry.name)))
    : []

type RetainedAssetsOptions = {
  readonly manifestFile: string
  /** The time at which the new build replaces this one. */
  readonly now: Date
  /** How long files are retained: the lifetime of a draft. */
  readonly lifetimeHours: number
}

/** The files of the last build and those it retained of earlier builds. A failed build has no manifest. */
export const readAssets = (
  webDir: string,
  { manifestFile, now, lifetimeHours }: RetainedAssetsOptions,
): RetainedAssets => {
  const earlier = v.parse(replacedSchema, readJson(path.join(webDir, replacedFile)))
  const own = existsSync(manifestFile) ? listAssets(webDir).filter((file) => !Object.hasOwn(earlier, file)) : []
  const oldest = new Date(now.getTime() - lifetimeHours * hourMs).toISOString()
  const replaced = Object.entries(earlier).filter(([, replacedAt]) => replacedAt >= oldest)
  return new Map(
    [...replaced, ...own.map((file): readonly [string, string] => [file, now.toISOString()])]
      .filter(([file]) => existsSync(path.join(webDir, file)))
      .map(([file, replacedAt]) => [file, { content: readFileSync(path.join(webDir, file)), replacedAt }]),
  )
}

/** Writes the assets into `webDir` and records when they were replaced. Does not overwrite files of the new build. */
export const addAssets = (webDir: string, assets: RetainedAssets): void => {
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
