// A test runner that crashed, ran no test or hid a failure never counts as a success.
import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest } from './counts.ts'

const vitestReport = (changes: object): unknown => ({
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}, {}, {}] }],
  ...changes,
})

describe('vitest', () => {
  it.each([
    ['a success', vitestReport({}), 0, { passed: 3, failed: 0, notRun: 0 }],
    ['no report', null, 0, { passed: 0, failed: 1, notRun: 0 }],
    ['no tests', vitestReport({ numPassedTests: 0, testResults: [] }), 0, { passed: 0, failed: 1, notRun: 0 }],
    ['failed tests', vitestReport({ success: false, numFailedTests: 2 }), 1, { passed: 3, failed: 2, notRun: 0 }],
    ['an error outside tests', vitestReport({}), 1, { passed: 3, failed: 1, notRun: 0 }],
    ['skipped tests', vitestReport({ numPendingTests: 4 }), 0, { passed: 3, failed: 0, notRun: 4 }],
    [
      'a file that fails to load',
      vitestReport({ success: false, testResults: [{ status: 'failed', assertionResults: [] }] }),
      1,
      { passed: 3, failed: 1, notRun: 0 },
    ],
  ])('counts %s', (_name, report, exitCode, counts) => {
    expect(countVitest(report, exitCode)).toEqual(counts)
  })
})

const playwrightReport = (stats: object, errors: readonly object[] = []): unknown => ({
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
})

describe('playwright', () => {
  it.each([
    ['a success', playwrightReport({}), 0, { passed: 3, failed: 0, notRun: 0 }],
    ['no report', null, 1, { passed: 0, failed: 1, notRun: 0 }],
    ['no tests', playwrightReport({ expected: 0 }), 0, { passed: 0, failed: 1, notRun: 0 }],
    ['failed tests', playwrightReport({ unexpected: 1 }), 1, { passed: 3, failed: 1, notRun: 0 }],
    ['flaky tests', playwrightReport({ flaky: 1 }), 0, { passed: 3, failed: 1, notRun: 0 }],
    ['an error in the set-up', playwrightReport({}, [{}]), 1, { passed: 3, failed: 1, notRun: 0 }],
    ['a stopped run', playwrightReport({}), null, { passed: 3, failed: 1, notRun: 0 }],
  ])('counts %s', (_name, report, exitCode, counts) => {
    expect(countPlaywright(report, exitCode)).toEqual(counts)
  })
})
