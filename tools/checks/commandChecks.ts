// The checks that run a program: the compiler, the linter, the formatter, the search for unused code, and the builds.
import { products } from '@loan/domain/products/registry'
import { type CommandResult, runBin, runCommand } from '../process/runCommand.ts'
import type { Check, CheckResult } from './check.ts'

const report = ({ code, output }: CommandResult, summary: string): CheckResult => ({
  passed: code === 0,
  summary,
  output,
})

/** The number of files that oxlint or oxfmt reports. */
const countFiles = ({ output }: CommandResult): number =>
  Number(/on (?<count>\d+) files/u.exec(output)?.groups?.['count'] ?? 0)

const projects = ['domain', 'web', 'server', '.'] as const

export const types: Check = {
  name: 'types',
  run: async () => {
    const results = await Promise.all(projects.map((project) => runBin('tsc', ['-p', project, '--pretty', 'false'])))
    const output = [...new Set(results.flatMap((result) => result.output.split('\n')))].join('\n')
    return { passed: results.every(({ code }) => code === 0), summary: `${projects.length} projects`, output }
  },
}

/** With fewer files, the linter reads the wrong folders. */
const leastFiles = 300

export const lint: Check = {
  name: 'lint',
  run: async () => {
    const result = await runBin('oxlint', ['--type-aware'])
    const files = countFiles(result)
    if (files >= leastFiles) return report(result, `${files} files`)
    return {
      passed: false,
      summary: `found only ${files} files, expected at least ${leastFiles}`,
      output: result.output,
    }
  },
}

export const format: Check = {
  name: 'format',
  run: async () => {
    const result = await runBin('oxfmt', ['--check'])
    return report(result, `${countFiles(result)} files`)
  },
}

export const deadCode: Check = {
  name: 'deadCode',
  run: async () =>
    report(await runBin('knip', ['--no-progress', '--treat-config-hints-as-errors']), 'files, exports, packages'),
}

/** Later checks and tests use the output. */
export const builds: Check = {
  name: 'builds',
  run: async () => {
    const result = await runCommand(process.execPath, ['--import', 'tsx', 'tools/build.ts', '--all'])
    return report(result, `${Object.keys(products).length} products and the server`)
  },
}
