// A test runner that crashed, ran no test or hid a failure never counts as a success.
import { expect, it } from 'vitest'
import { countPlaywright, countVitest } from './counts.ts'

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }

it.each([
  ['a success', vitest, 0, { passed: 3, failed: 0, notRun: 0 }],
  ['no report', null, 0, { passed: 0, failed: 1, notRun: 0 }],
  ['no tests', { ...vitest, numPassedTests: 0 }, 0, { passed: 0, failed: 1, notRun: 0 }],
  ['failed tests', { ...vitest, numFailedTests: 2 }, 1, { passed: 3, failed: 2, notRun: 0 }],
  ['an error outside tests, or a file that fails to load', vitest, 1, { passed: 3, failed: 1, notRun: 0 }],
  ['skipped tests', { ...vitest, numPendingTests: 4 }, 0, { passed: 3, failed: 0, notRun: 4 }],
])('counts of vitest: %s', (_name, report, exitCode, counts) => {
  expect(countVitest(report, exitCode)).toEqual(counts)
})

const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }

it.each([
  ['a success', { stats, errors: [] }, 0, { passed: 3, failed: 0, notRun: 0 }],
  ['no tests', { stats: { ...stats, expected: 0 }, errors: [] }, 0, { passed: 0, failed: 1, notRun: 0 }],
  ['failed tests', { stats: { ...stats, unexpected: 1 }, errors: [] }, 1, { passed: 3, failed: 1, notRun: 0 }],
  ['flaky tests', { stats: { ...stats, flaky: 1 }, errors: [] }, 0, { passed: 3, failed: 1, notRun: 0 }],
  ['an error in the set-up', { stats, errors: [{}] }, 1, { passed: 3, failed: 1, notRun: 0 }],
  ['a stopped run', { stats, errors: [] }, null, { passed: 3, failed: 1, notRun: 0 }],
])('counts of Playwright: %s', (_name, report, exitCode, counts) => {
  expect(countPlaywright(report, exitCode)).toEqual(counts)
})
