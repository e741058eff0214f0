// Check: every package and the tools compile with strict TypeScript.
import { runBin } from '../process/runCommand.ts'
import type { Check } from './check.ts'

const projects = ['domain', 'web', 'server', '.'] as const

export const types: Check = {
  name: 'types',
  proves:
    'domain, web, server, tools, e2e and bench compile with strict TypeScript; domain without browser or Node types.',
  run: async () => {
    const results = await Promise.all(projects.map((project) => runBin('tsc', ['-p', project, '--pretty', 'false'])))
    const output = [...new Set(results.flatMap((result) => result.output.split('\n')))].join('\n')
    return {
      passed: results.every((result) => result.code === 0),
      summary: `${projects.length} projects`,
      output,
    }
  },
}
