// Adds a brand with `npm run new` to a copy of the project and runs all checks, the unit tests and the brand's browser
// journeys there. The build output of an existing product must not change.
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReportRow } from '../process/report.ts'
import { runCommand } from '../process/runCommand.ts'
import { copyProject } from './copyProject.ts'

type Options = { readonly env: Readonly<Record<string, string>>; readonly timeoutMs: number }

const existingId = 'vireo-es'
const created = { brand: 'nubo', country: 'es', id: 'nubo-es' } as const

/** SHA-256 over the names and contents of all files of a built product that a browser can fetch. */
const hashBuildOutput = (folder: string): string => {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
  for (const file of files) hash.update(path.relative(folder, file)).update(readFileSync(file))
  return hash.digest('hex')
}

type Step = { readonly name: string; readonly finding: string | null }

export const runNewBrand = async ({ env, timeoutMs }: Options): Promise<Omit<ReportRow, 'name' | 'ms'>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'new-brand-'))
  const steps: Step[] = []
  const run = async (name: string, ...args: readonly string[]): Promise<void> => {
    const { code, output } = await runCommand(process.execPath, args, { cwd: folder, env, timeoutMs })
    steps.push({ name, finding: code === 0 ? null : output })
  }
  const runTool = (name: string, ...args: readonly string[]) =>
    run([name, ...args].join(' '), '--import', 'tsx', `tools/${name}.ts`, ...args)
  const runPackage = (name: string, file: string, ...args: readonly string[]) =>
    run(name, `node_modules/${file}`, ...args)
  const hashExisting = () => hashBuildOutput(path.join(folder, 'dist', existingId, 'web'))
  try {
    copyProject(folder)
    await runTool('build', existingId)
    const before = hashExisting()
    await runTool('new', 'brand', created.brand, '--country', created.country)
    await runTool('generate')
    await runTool('build', '--all')
    const isUnchanged = hashExisting() === before
    steps.push({
      name: 'unchanged output',
      finding: isUnchanged ? null : `The output of ${existingId} changed with ${created.id}`,
    })
    await runTool('check')
    await runTool('check', 'size', 'isolation')
    await runPackage('unit tests', 'vitest/vitest.mjs', 'run', '--no-color')
    await runPackage('journeys', '@playwright/test/cli.js', 'test', 'e2e/products.spec.ts', '-g', `of ${created.id}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const failed = steps.filter(({ finding }) => finding !== null)
  return {
    passed: steps.length - failed.length,
    failed: failed.length,
    summary: `${created.id}: ${steps.map(({ name }) => name).join(', ')}`,
    output: failed.map(({ name, finding }) => `${name}\n${finding ?? ''}`).join('\n\n'),
  }
}
