// Runs the commands in a copy of the project and the compiler there: what they write compiles, except for the values
// that only a person knows, which the command of a country lists as missing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../process/runCommand.ts'
import { copyProject } from '../tests/copyProject.ts'
import { computeFiles, openProject } from './kind.ts'
import { readOrder } from './readOrder.ts'

const timeoutMs = 600_000

type Compiled = {
  /** What the commands list as missing. */
  readonly missing: string
  readonly errors: readonly string[]
}

/** Throws when a command fails. */
const compileAfter = async (commands: readonly string[]): Promise<Compiled> => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'new-files-'))
  const run = (...args: readonly string[]) => runCommand(process.execPath, args, { cwd, timeoutMs })
  const missing: string[] = []
  try {
    copyProject(cwd)
    const project = openProject(cwd)
    for (const command of commands) {
      const { kind, order } = readOrder(command.split(' '))
      const plan = kind.plan(order, project)
      missing.push(...plan.missing)
      if (plan.generate === undefined) {
        for (const [file, text] of computeFiles(project, plan)) {
          mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true })
          writeFileSync(path.join(cwd, file), text)
        }
      } else {
        // In a process that imports the modules of the copy.
        const { code, output } = await run('--import', 'tsx', 'tools/new.ts', ...command.split(' '))
        if (code !== 0) throw new Error(`npm run new -- ${command}\n${output}`)
      }
    }
    // The project of the root has the tests, and imports the files of the other projects.
    const { output } = await run('node_modules/typescript/bin/tsc', '-p', '.', '--pretty', 'false')
    return { missing: missing.join('\n'), errors: output.split('\n').filter((line) => line.includes('error TS')) }
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

// Takes minutes, so only in the full suite.
it.runIf(process.env['WIDE'] === '1')(
  'reports only the missing values of a new country, in files that the commands list',
  { timeout: timeoutMs },
  async () => {
    const { errors, missing } = await compileAfter(commands)
    const files = [...new Set(errors.map((error) => error.split('(')[0] ?? ''))].toSorted()
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
    for (const file of files) expect(missing, file).toContain(path.basename(file))
  },
)
