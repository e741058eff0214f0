// Lists the files of the project that .gitignore does not exclude.
import { readdirSync, readFileSync } from 'node:fs'
import { fromRoot } from './root.ts'

const ignorePatterns: readonly string[] = [
  '.git/',
  ...readFileSync(fromRoot('.gitignore'), 'utf8').split('\n').filter(Boolean),
]

/** Supports four kinds of pattern: `*.suffix`, `folder/`, a name, and a path from the root. */
const isIgnored = (name: string, path: string, isFolder: boolean): boolean =>
  ignorePatterns.some((pattern) => {
    if (pattern.startsWith('*')) return name.endsWith(pattern.slice(1))
    if (pattern.endsWith('/') && !isFolder) return false
    const nameOrPath = pattern.replace(/\/$/, '')
    return nameOrPath.includes('/') ? path === nameOrPath : name === nameOrPath
  })

/** The files below `folder` (default: the whole project), as sorted paths relative to the root of the project. */
export const listFiles = (folder = ''): readonly string[] =>
  readdirSync(fromRoot(folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (isIgnored(entry.name, path, entry.isDirectory())) return []
      if (entry.isDirectory()) return listFiles(path)
      return entry.isFile() ? [path] : []
    })
    .toSorted()
