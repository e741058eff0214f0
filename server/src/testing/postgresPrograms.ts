// Finds PostgreSQL's programs, which tests use to start temporary servers. For tests and tools only.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const debianFolder = '/usr/lib/postgresql'

const listFolders = (): readonly string[] => {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '')
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  return [...onPath, ...newestFirst.map((version) => path.join(debianFolder, version, 'bin'))]
}

/** Returns the folder of initdb and postgres, the newest version first; null when there is none. */
export const findPostgres = (): string | null =>
  listFolders().find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null
