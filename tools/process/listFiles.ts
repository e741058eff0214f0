// Lists the files of the project that .gitignore does not exclude.
import { readdirSync, readFileSync } from 'node:fs'
import { fromRoot } from './root.ts'

const ignored: readonly string[] = [
  '.git/',
  ...readFileSync(fromRoot('.gitignore'), 'utf8').split('\n').filter(Boolean),
]

const isIgnored = (name: string, path: string, isFolder: boolean): boolean =>
  ignored.some((line) => {
    if (line.startsWith('*')) return name.endsWith(line.slice(1))
    if (line.endsWith('/') && !isFolder) return false
    const pattern = line.replace(/\/$/, '')
    return pattern.includes('/') ? path === pattern : name === pattern
  })

/** Sorted paths relative to the root of the project, below `folder` (default: all). */
export const listFiles = (folder = ''): readonly string[] =>
  readdirSync(fromRoot(folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (isIgnored(entry.name, path, entry.isDirectory())) return []
      if (entry.isDirectory()) return listFiles(path)
      return entry.isFile() ? [path] : []
    })
    .toSorted()
