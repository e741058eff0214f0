// Check: every file that `npm run generate` writes is up to date, and NODE_ENV is unchanged after the check.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fromRoot } from '../process/root.ts'
import { runBin } from '../process/runCommand.ts'
import { type Check, reportFindings } from './check.ts'

const listWritten = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

const isUpToDate = (folder: string, file: string): boolean =>
  existsSync(fromRoot(file)) && readFileSync(fromRoot(file)).equals(readFileSync(path.join(folder, file)))

export const generated: Check = {
  name: 'generated',
  run: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'loan-generated-'))
    const nodeEnv = process.env['NODE_ENV']
    try {
      // In a separate process, because Vite's build sets NODE_ENV, which the tests after the checks would inherit.
      const { code, output } = await runBin('tsx', [fromRoot('tools', 'generate.ts'), folder])
      if (code !== 0) return { passed: false, summary: 'npm run generate fails', output }
      const files = listWritten(folder)
      const findings = files
        .filter((file) => !isUpToDate(folder, file))
        .map((file) => `${file} is out of date: npm run generate`)
      const isNodeEnvUnchanged = process.env['NODE_ENV'] === nodeEnv
      const leaks = isNodeEnvUnchanged ? [] : ['NODE_ENV changed during the check; the tests after it would inherit it']
      return reportFindings([...findings, ...leaks], { seen: files.length, least: 40, unit: 'files' })
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}
