// Installs what the tests need besides npm packages: browsers and, where possible, PostgreSQL.
import { type ReportRow, timeRow } from '../process/report.ts'
import { ensureChromium, ensureHeadlessShell } from '../setup/chromium.ts'
import { ensurePostgres } from '../setup/postgres.ts'

/** Adds nothing to the passed count. A thrown error counts as one failure. */
const install = (name: string, ensure: () => Promise<string>): Promise<ReportRow> =>
  timeRow(name, async () => ({ passed: 0, failed: 0, output: '', summary: await ensure() }))

export const installTestTools = async (): Promise<readonly ReportRow[]> => [
  await install('chromium', ensureChromium),
  await install('headless shell', async () => (await ensureHeadlessShell()) ?? 'not available: tests use Chromium'),
  await install(
    'postgresql',
    async () =>
      (await ensurePostgres()) ?? 'not available; the installation needs root on Debian. Its tests are skipped',
  ),
]
