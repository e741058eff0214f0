// Adds a brand with `npm run new` to a copy of the project and runs all checks, the unit tests and the brand's browser
// journeys there. The build output of an existing product must not change.
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Row } from '../process/report.ts'
import { runCommand } from '../process/runCommand.ts'
import { copyProject } from './copyProject.ts'

type Options = { readonly env: Readonly<Record<string, string>>; readonly timeoutMs: number }

const other = 'vireo-es'
const made = { brand: 'nubo', country: 'es', id: 'nubo-es' } as const

/** SHA-256 over the names and contents of all files of a built product that a browser can fetch. */
const hashBuilt = (folder: string): string => {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
  for (const file of files) hash.update(path.relative(folder, file)).update(readFileSync(file))
  return hash.digest('hex')
}

type Step = { readonly name: string; readonly finding: string | null }

export const runNewBrand = async ({ env, timeoutMs }: Options): Promise<Omit<Row, 'name' | 'ms'>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'new-brand-'))
  const steps: Step[] = []
  const run = async (name: string, ...args: readonly string[]): Promise<void> => {
    const { code, output } = await runCommand(process.execPath, args, { cwd: folder, env, timeoutMs })
    steps.push({ name, finding: code === 0 ? null : output })
  }
  const tool = (name: string, ...args: readonly string[]) =>
    run([name, ...args].join(' '), '--import', 'tsx', `tools/${name}.ts`, ...args)
  const bin = (name: string, file: string, ...args: readonly string[]) => run(name, `node_modules/${file}`, ...args)
  const hashOther = () => hashBuilt(path.join(folder, 'dist', other, 'web'))
  try {
    copyProject(folder)
    await tool('build', other)
    const before = hashOther()
    await tool('new', 'brand', made.brand, '--country', made.country)
    await tool('build', '--all')
    const isSame = hashOther() === before
    steps.push({ name: 'same output', finding: isSame ? null : `The output of ${other} changed with ${made.id}` })
    await tool('check')
    await tool('check', 'size', 'isolation')
    await bin('unit tests', 'vitest/vitest.mjs', 'run', '--no-color')
    await bin('journeys', '@playwright/test/cli.js', 'test', 'e2e/products.spec.ts', '-g', `of ${made.id}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const failed = steps.filter(({ finding }) => finding !== null)
  return {
    passed: steps.length - failed.length,
    failed: failed.length,
    summary: `${made.id}: ${steps.map(({ name }) => name).join(', ')}`,
    output: failed.map(({ name, finding }) => `${name}\n${finding ?? ''}`).join('\n\n'),
  }
}
