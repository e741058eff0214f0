// .env.example tells of every variable that anything here reads, and of none that nothing does.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { variableNames } from '../../server/src/config/config.ts'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'

/** Set by the system, by npm or by one of our processes for another: nobody is to choose them. */
const notChosen: ReadonlySet<string> = new Set([
  'PATH',
  'npm_execpath',
  'E2E_RUN_FOLDER',
  'CHAOS_KINDS',
  'CHAOS_PRODUCT',
  'CHAOS_SEEDS',
  'CHAOS_TRACE',
])

const read = (file: string): string => readFileSync(fromRoot(file), 'utf8')

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/process\.env(?:\[['"](?<quoted>\w+)['"]\]|\.(?<plain>\w+))/gu)].map(
    ({ groups }) => groups?.['quoted'] ?? groups?.['plain'] ?? '',
  )

/** In what is not the server itself, which reads its own table alone. */
const readByName: ReadonlySet<string> = new Set(
  listFiles()
    .filter((file) => /\.(?:m?[jt]s|tsx)$/u.test(file))
    .flatMap((file) => namesIn(read(file)))
    .filter((name) => !notChosen.has(name)),
)

describe('.env.example', () => {
  const example = read('.env.example')
  const reported = [...example.matchAll(/^#? ?(?<name>[A-Z][A-Z0-9_]+)=/gmu)].map(({ groups }) => groups?.['name'])

  it('is compared with what is there', () => {
    expect(readByName).toContain('CHROMIUM_PATH')
    const env = 'process.env'
    expect(namesIn(`${env}['ONE'] ?? ${env}.TWO`)).toEqual(['ONE', 'TWO'])
  })

  it('tells of each variable once', () => {
    expect(new Set(reported)).toEqual(new Set([...variableNames, ...readByName]))
    expect(reported).toHaveLength(new Set(reported).size)
  })
})
