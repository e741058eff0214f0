// Where PostgreSQL's programs are; its tests start a throw-away server of their own with them.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { canInstallByApt, installByApt } from './installByApt.ts'
import { findOnPath } from './isWorking.ts'

const debianFolder = '/usr/lib/postgresql'

/** The folder that holds initdb and postgres, newest version first; null where there is none. */
export const findPostgres = (): string | null => {
  const initdb = findOnPath('initdb')
  if (initdb !== null) return path.dirname(initdb)
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  return (
    versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => path.join(debianFolder, version, 'bin'))
      .find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null
  )
}

/** As findPostgres, but installs it as root on Debian; null elsewhere, throws where apt-get fails. */
export const ensurePostgres = async (): Promise<string | null> => {
  const there = findPostgres()
  if (there !== null || !canInstallByApt()) return there
  console.log('No PostgreSQL found: installing it …')
  const failure = await installByApt('postgresql')
  const installed = findPostgres()
  if (installed === null) throw new Error(`PostgreSQL could not be installed.\n${failure ?? ''}`)
  return installed
}
