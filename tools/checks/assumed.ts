// Check: every @assumed comment has a reason, and docs/ASSUMED.md is up to date.
import { assumedPage, buildAssumedPage, readAssumptions } from './assumed/findAssumptions.ts'
import { type Check, findOutdated, reportFindings } from './check.ts'

export const assumed: Check = {
  name: 'assumed',
  proves: 'Every @assumed comment gives a reason, and docs/ASSUMED.md is the page generated from them.',
  run: async () => {
    const assumptions = readAssumptions()
    const findings = [
      ...assumptions.filter(({ text }) => text === '').map(({ file }) => `${file}: @assumed without a reason`),
      ...findOutdated(assumedPage, buildAssumedPage(assumptions)),
    ]
    return reportFindings(findings, { seen: assumptions.length, least: 30, unit: 'assumptions' })
  },
}
