// Check: every @assumed comment has a reason, and docs/ASSUMED.md is up to date.
import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from '../process/root.ts'
import { buildAssumedPage } from './assumed/buildAssumedPage.ts'
import { assumedPage, readAssumptions } from './assumed/readAssumptions.ts'
import { type Check, reportFindings } from './check.ts'

export const assumed: Check = {
  name: 'assumed',
  proves: 'Every @assumed comment gives a reason, and docs/ASSUMED.md is the page generated from them.',
  run: async () => {
    const assumptions = readAssumptions()
    const page = existsSync(fromRoot(assumedPage)) ? readFileSync(fromRoot(assumedPage), 'utf8') : ''
    const findings = [
      ...assumptions.filter(({ text }) => text === '').map(({ file }) => `${file}: @assumed without a reason`),
      ...(page === buildAssumedPage(assumptions) ? [] : [`${assumedPage} is out of date: npm run generate`]),
    ]
    return reportFindings(findings, { seen: assumptions.length, least: 30, unit: 'assumptions' })
  },
}
