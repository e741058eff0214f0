// Check: every package that runs in production has an accepted licence, and docs/licences.md is up to date.
import { type Check, findOutdated, reportFindings } from './check.ts'
import { buildLicencesPage, isAccepted, licencesPage, readLicences } from './licences/findLicences.ts'

export const licences: Check = {
  name: 'licences',
  proves: 'Every package that runs in production has an accepted licence, and docs/licences.md lists them.',
  run: async () => {
    const packages = readLicences()
    const findings = [
      ...packages
        .filter(({ licence }) => !isAccepted(licence))
        .map(({ name, version, licence }) => `${name} ${version}: ${licence === '' ? 'no licence' : licence}`),
      ...findOutdated(licencesPage, buildLicencesPage(packages)),
    ]
    return reportFindings(findings, { seen: packages.length, least: 100, unit: 'packages' })
  },
}
