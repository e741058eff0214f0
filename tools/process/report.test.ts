// The output of the commands: the full output of each failure, and a last line that counts all results.
import { beforeEach, expect, it, vi } from 'vitest'
import { printRow, printTotal, type ReportRow, timeRow } from './report.ts'

const buildRow = (changes: Partial<ReportRow>): ReportRow => ({
  name: 'lint',
  ms: 1234,
  passed: 1,
  failed: 0,
  summary: '12 files',
  output: 'the full output',
  ...changes,
})

const printed: string[] = []
beforeEach(() => {
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text))
  return () => vi.restoreAllMocks()
})

it.each([
  ['adds up all rows', [buildRow({ passed: 3 }), buildRow({ passed: 4 })], '7 passed, 0 failed', 0],
  ['fails with one failure', [buildRow({ passed: 900 }), buildRow({ failed: 1 })], '901 passed, 1 failed', 1],
  ['adds up failures', [buildRow({ failed: 2 }), buildRow({ passed: 0, failed: 3 })], '1 passed, 5 failed', 1],
  ['fails when nothing ran', [buildRow({ passed: 0 })], '0 passed, 0 failed', 1],
  ['fails without rows', [], '0 passed, 0 failed', 1],
] as const)('printTotal %s', (_name, rows, line, exitCode) => {
  expect(printTotal(rows)).toBe(exitCode)
  expect(printed).toEqual([line])
})

it('printRow prints one line for a success, and the full output of a failure', () => {
  printRow(buildRow({}))
  printRow(buildRow({ failed: 1 }))
  const line = 'lint             1.2 s  12 files'
  expect(printed).toEqual([`✓ ${line}`, `✗ ${line}`, '\nthe full output\n'])
})

it('timeRow adds the name and the duration, and counts a thrown error as one failure', async () => {
  const result = { passed: 2, failed: 0, summary: 'fine', output: '' }
  const timed = await timeRow('lint', async () => result)
  expect(timed).toEqual({ name: 'lint', ms: timed.ms, ...result })
  expect(timed.ms).toBeGreaterThanOrEqual(0)
  const row = await timeRow('lint', () => Promise.reject(new Error('no such folder')))
  expect(row).toMatchObject({ name: 'lint', passed: 0, failed: 1, summary: 'threw an error' })
  expect(row.output).toContain('no such folder')
})
