// .env.example lists exactly the environment variables that the code reads, with their defaults.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseConfig, variableNames } from '../../server/src/config/config.ts'
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

/** The variables that are not commented out. */
const readValues = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/^(?<name>[A-Z][A-Z0-9_]+)=(?<value>.*)$/gmu)].map(({ groups }) => [
      groups?.['name'] ?? '',
      groups?.['value'] ?? '',
    ]),
  )

describe('ops/compose/server.env.example', () => {
  const values = readValues(read('ops/compose/server.env.example'))

  it('has variables of the server only', () => {
    expect(Object.keys(values).filter((name) => !variableNames.includes(name))).toEqual([])
  })

  it('is accepted in production with its secrets and decisions', () => {
    const secrets = { SECRET_KEY: 'k'.repeat(64), SMS_SECRET: 's'.repeat(64) }
    const { environment } = parseConfig({ ...values, ...secrets, FILE_SCAN: 'none', PROVIDERS: 'none' })
    expect(environment).toBe('production')
  })
})

describe('.env.example', () => {
  const example = read('.env.example')
  const reported = [...example.matchAll(/^#? ?(?<name>[A-Z][A-Z0-9_]+)=/gmu)].map(({ groups }) => groups?.['name'])

  it('is compared with variables found in the code', () => {
    expect(readByName).toContain('CHROMIUM_PATH')
    const env = 'process.env'
    expect(listNames(`${env}['ONE'] ?? ${env}.TWO`)).toEqual(['ONE', 'TWO'])
  })

  it('has the defaults of the server', () => {
    const defaults = readValues(example)
    expect(Object.keys(defaults).length).toBeGreaterThan(20)
    expect(parseConfig(defaults)).toEqual(parseConfig({}))
  })

  it('lists each variable once', () => {
    expect(new Set(reported)).toEqual(new Set([...variableNames, ...readByName]))
    expect(reported).toHaveLength(new Set(reported).size)
  })
})
