// What the tests need beside npm packages: a browser, and PostgreSQL where it can be had.
import { type Row, timeRow } from '../process/report.ts'
import { ensureChromium, ensureHeadlessShell } from '../setup/chromium.ts'
import { ensurePostgres } from '../setup/postgres.ts'

/** A part that is ready counts as nothing, one that must be there and is not as a failure. */
const prepare = (name: string, ensure: () => Promise<string>): Promise<Row> =>
  timeRow(name, async () => ({ passed: 0, failed: 0, output: '', summary: await ensure() }))

export const setUp = async (): Promise<readonly Row[]> => [
  await prepare('chromium', ensureChromium),
  await prepare('headless shell', async () => (await ensureHeadlessShell()) ?? 'not here: journeys take the one above'),
  await prepare(
    'postgresql',
    async () =>
      (await ensurePostgres()) ?? 'not here, and it takes root on Debian to install it: its tests are not run',
  ),
]
