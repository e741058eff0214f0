// Finds or installs the PostgreSQL that the tests use.
import { findPostgres } from '../../server/src/testing/postgresPrograms.ts'
import { canInstallByApt, installByApt } from './installByApt.ts'
import { CommandError } from '../process/commandError.ts'

/** Like findPostgres, but installs it as root on Debian. Null on other systems. Throws when apt-get fails. */
export const ensurePostgres = async (): Promise<string | null> => {
  const there = findPostgres()
  if (there !== null || !canInstallByApt()) return there
  console.log('No PostgreSQL found: installing it …')
  const failure = await installByApt('postgresql')
  const installed = findPostgres()
  if (installed === null) throw new CommandError(`PostgreSQL could not be installed.\n${failure ?? ''}`)
  return installed
}
