// .env.example lists exactly the environment variables that the code reads.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { variableNames } from '../../server/src/config/config.ts'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'

/** Variables that the system, npm or another process of the project sets. Users do not set them. */
const notChosen: ReadonlySet<string> = new Set([
  'PATH',
  'npm_execpath',
  'E2E_RUN_FOLDER',
  'CHAOS_KINDS',
  'CHAOS_PRODUCT',
  'CHAOS_SEEDS',
  'CHAOS_TRACE',
  'JOURNEY_RUNS',
  'JOURNEY_SEED',
  'NODE_ENV',
  'TEST_SERVER_FILE',
])

const read = (file: string): string => readFileSync(fromRoot(file), 'utf8')

const listNames = (text: string): readonly string[] =>
  [...text.matchAll(/process\.env(?:\[['"](?<quoted>\w+)['"]\]|\.(?<plain>\w+))/gu)].map(
    ({ groups }) => groups?.['quoted'] ?? groups?.['plain'] ?? '',
  )

/** Variables that code reads by name. The server reads its variables from its own table instead. */
const readByName: ReadonlySet<string> = new Set(
  listFiles()
    .filter((file) => /\.(?:m?[jt]s|tsx)$/u.test(file))
    .flatMap((file) => listNames(read(file)))
    .filter((name) => !notChosen.has(name)),
)

describe('.env.example', () => {
  const example = read('.env.example')
  const reported = [...example.matchAll(/^#? ?(?<name>[A-Z][A-Z0-9_]+)=/gmu)].map(({ groups }) => groups?.['name'])

  it('is compared with variables found in the code', () => {
    expect(readByName).toContain('CHROMIUM_PATH')
    const env = 'process.env'
    expect(listNames(`${env}['ONE'] ?? ${env}.TWO`)).toEqual(['ONE', 'TWO'])
  })

  it('lists each variable once', () => {
    expect(new Set(reported)).toEqual(new Set([...variableNames, ...readByName]))
    expect(reported).toHaveLength(new Set(reported).size)
  })
})
