// Gate: every package and the tools compile under the strictest settings.
import { runBin } from '../process/runCommand.ts'
import type { Gate } from './gate.ts'

const projects = ['domain', 'web', 'server', '.'] as const

export const types: Gate = {
  name: 'types',
  proves: 'Strict TypeScript holds in domain, web, server, tools, e2e and bench; domain without browser or Node types.',
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
