// What whoever started a command reads at its end: every failure in full, and one line of counts that hides none.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { printRow, printTotal, type Row, timeRow } from './report.ts'

const rowOf = (changes: Partial<Row>): Row => ({
  name: 'gate',
  ms: 1234,
  passed: 1,
  failed: 0,
  summary: '12 files',
  output: 'every line of what it said',
  ...changes,
})

const printed: string[] = []
beforeEach(() => {
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text))
  return () => vi.restoreAllMocks()
})

describe('printTotal', () => {
  it.each([
    ['adds up all rows', [rowOf({ passed: 3 }), rowOf({ passed: 4 })], '7 passed, 0 failed', 0],
    ['fails by one failure among many', [rowOf({ passed: 900 }), rowOf({ failed: 1 })], '901 passed, 1 failed', 1],
    ['adds up failures', [rowOf({ failed: 2 }), rowOf({ passed: 0, failed: 3 })], '1 passed, 5 failed', 1],
    ['fails where nothing was tried', [rowOf({ passed: 0 })], '0 passed, 0 failed', 1],
    ['fails without rows', [], '0 passed, 0 failed', 1],
  ] as const)('%s', (_name, rows, line, exitCode) => {
    expect(printTotal(rows)).toBe(exitCode)
    expect(printed).toEqual([line])
  })
})

describe('printRow', () => {
  it('is one line where all is well', () => {
    printRow(rowOf({}))
    expect(printed).toEqual(['✓ gate             1.2 s  12 files'])
  })
  it('shows all that a failure said', () => {
    printRow(rowOf({ failed: 1 }))
    expect(printed).toEqual(['✗ gate             1.2 s  12 files', '\nevery line of what it said\n'])
  })
})

describe('timeRow', () => {
  it('names what ran', async () => {
    const row = await timeRow('gate', async () => ({ passed: 2, failed: 0, summary: 'fine', output: '' }))
    expect(row).toMatchObject({ name: 'gate', passed: 2, failed: 0, summary: 'fine', output: '' })
    expect(row.ms).toBeGreaterThanOrEqual(0)
  })
  it('counts what was thrown as one failure, and goes on', async () => {
    const row = await timeRow('gate', () => Promise.reject(new Error('no such folder')))
    expect(row).toMatchObject({ name: 'gate', passed: 0, failed: 1, summary: 'broke off' })
    expect(row.output).toContain('no such folder')
  })
})
