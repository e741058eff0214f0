// Runs the commands in a copy of the project and the compiler there: what they write compiles, except for the values
// that only a person knows, which the command of a country lists as missing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../process/runCommand.ts'
import { copyProject } from '../tests/copyProject.ts'

const timeoutMs = 300_000

const projects = ['domain', 'web', 'server', '.'] as const

type Compiled = {
  /** What the commands printed. */
  readonly printed: string
  readonly errors: readonly string[]
}

/** Throws when a command fails. */
const compileAfter = async (commands: readonly string[]): Promise<Compiled> => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'new-files-'))
  const run = (...args: readonly string[]) => runCommand(process.execPath, args, { cwd, timeoutMs })
  try {
    copyProject(cwd)
    let printed = ''
    for (const command of commands) {
      const { code, output } = await run('--import', 'tsx', 'tools/new.ts', ...command.split(' '))
      if (code !== 0) throw new Error(`npm run new -- ${command}\n${output}`)
      printed += output
    }
    const results = await Promise.all(
      projects.map((project) => run('node_modules/typescript/bin/tsc', '-p', project, '--pretty', 'false')),
    )
    const lines = results.flatMap(({ output }) => output.split('\n').filter((line) => line.includes('error TS')))
    return { printed, errors: [...new Set(lines)].toSorted() }
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}

const commands = [
  'brand lumen --country es',
  'brand tukan --country de',
  'data-point petName --section other-information',
  'data-point petBirth --section other-information --kind date',
  'data-point petMonth --section other-information --kind month',
  'data-point petWeight --section other-information --kind decimal',
  'data-point petConsent --section other-information --kind consent',
  'page pet-name --section other-information --asks petName',
  'rule petChip',
  'vendor petNet',
  'locale ca --country es',
  'screen pet-shop',
  'screen cnp',
  'country cz --locale cs',
  'locale cz',
  'brand vireo --country cz',
]

it(
  'reports only the missing values of a new country, in files that the commands list',
  { timeout: timeoutMs },
  async () => {
    const { errors, printed } = await compileAfter(commands)
    const files = [...new Set(errors.map((error) => error.split('(')[0] ?? ''))]
    expect(files, errors.join('\n')).toEqual([
      'domain/src/countries/cz/country.ts',
      'domain/src/countries/cz/help.ts',
      'domain/src/countries/cz/personas.ts',
      'domain/src/countries/cz/rulesAndOptions.ts',
      'domain/src/countries/cz/testing/sampleNames.ts',
      'domain/src/countries/cz/testing/typed.ts',
      'domain/src/products/vireo-cz.ts',
      'server/src/countries/cz/country.ts',
      'server/src/countries/cz/terms.ts',
      'server/src/countries/cz/testAnswers.ts',
    ])
    const missing = printed.split('Still missing').slice(1).join('\n')
    for (const file of files) expect(missing, file).toContain(path.basename(file))
  },
)
