// The hashed files of the build before, kept beside those of the new one: a page that was open meanwhile still finds
// its chunks. One build back and no further; what that one had kept of an older one goes.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const manifestSchema = v.record(v.string(), v.object({ file: v.string() }))

/** As the build squeezes them. */
const copies = ['', '.br', '.gz'] as const

/** By path within the folder. */
export type KeptAssets = ReadonlyMap<string, Buffer>

/** What a build made itself, by its manifest; nothing where there is no build. */
export const readAssets = (webDir: string, manifestFile: string): KeptAssets => {
  if (!existsSync(manifestFile)) return new Map()
  const data: unknown = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const own = Object.values(v.parse(manifestSchema, data)).flatMap(({ file }) => copies.map((copy) => file + copy))
  return new Map(
    [...new Set(own)]
      .filter((file) => existsSync(path.join(webDir, file)))
      .map((file) => [file, readFileSync(path.join(webDir, file))]),
  )
}

/** A file the new build has too stays as the new build made it. */
export const addAssets = (webDir: string, assets: KeptAssets): void => {
  for (const [file, content] of assets) {
    const target = path.join(webDir, file)
    if (existsSync(target)) continue
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
}
