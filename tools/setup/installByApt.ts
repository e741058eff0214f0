// Installs a Debian package without prompts, when the user is root and the system has apt-get.
import { existsSync } from 'node:fs'
import { runCommand } from '../process/runCommand.ts'

const env = { DEBIAN_FRONTEND: 'noninteractive' }
let isUpdated = false

export const canInstallByApt = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version')

/** Null when the package is installed, otherwise the output of apt-get or the reason. */
export const installByApt = async (name: string): Promise<string | null> => {
  if (!canInstallByApt()) return `${name} cannot be installed by apt-get: that needs root on Debian.`
  if (!isUpdated) {
    const update = await runCommand('apt-get', ['update', '-qq'], { env })
    if (update.code !== 0) return update.output
    isUpdated = true
  }
  const install = await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  return install.code === 0 ? null : install.output
}
