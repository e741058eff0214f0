// Where PostgreSQL's programs are: its tests start throw-away servers of their own with them. For tests and tools only.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const debianFolder = '/usr/lib/postgresql'

const listFolders = (): readonly string[] => {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '')
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  return [...onPath, ...newestFirst.map((version) => path.join(debianFolder, version, 'bin'))]
}

/** The folder that holds initdb and postgres, newest version first; null where there is none. */
export const findPostgres = (): string | null =>
  listFolders().find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null
