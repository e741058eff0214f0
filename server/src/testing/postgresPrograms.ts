// Finds PostgreSQL's programs, which tests use to start temporary servers. For tests and tools only.
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'

const debianFolder = '/usr/lib/postgresql'

const listFolders = (): readonly string[] => {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '')
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  return [...onPath, ...newestFirst.map((version) => path.join(debianFolder, version, 'bin'))]
}

/** Returns the folder of PostgreSQL's programs, the newest version first; null when there is none. */
export const findPostgres = (): string | null => {
  const initdb = listFolders()
    .map((folder) => path.join(folder, 'initdb'))
    .find(existsSync)
  // A link can be in a folder that lacks the other programs.
  return initdb === undefined ? null : path.dirname(realpathSync(initdb))
}
