// The order in which the tests of a change run.
import { expect, it } from 'vitest'
import type { Module } from '../checks/imports/moduleGraph.ts'
import { chooseWithinMinute, listNearestTests } from './nearestTests.ts'

const buildModule = (file: string, targets: readonly string[], isType = false): Module => ({
  file,
  imports: targets.map((target) => ({ specifier: target, target, isType, isPackage: false })),
})

const modules = [
  buildModule('server/rules/iban.ts', []),
  buildModule('server/rules/iban.test.ts', ['server/rules/iban.ts']),
  buildModule('server/accounts/account.test.ts', ['server/rules/iban.ts']),
  buildModule('server/app.ts', ['server/rules/iban.ts']),
  buildModule('server/app.test.ts', ['server/app.ts']),
  buildModule('server/other.test.ts', ['server/other.ts']),
  buildModule('server/routes/devices.ts', []),
  buildModule('server/routes/registry.ts', ['server/routes/devices.ts']),
  buildModule('server/routes/devices.test.ts', ['server/routes/registry.ts']),
  buildModule('server/routes/all.test.ts', ['server/routes/devices.ts']),
  buildModule('server/type.test.ts', ['server/rules/iban.ts'], true),
]

it('lists the tests that import a changed file before those that reach it by another file', () => {
  expect(listNearestTests(modules, ['server/rules/iban.ts'])).toEqual([
    'server/rules/iban.test.ts',
    'server/accounts/account.test.ts',
    'server/app.test.ts',
  ])
})

it('lists a changed test first', () => {
  expect(listNearestTests(modules, ['server/app.ts', 'server/other.test.ts'])).toEqual([
    'server/other.test.ts',
    'server/app.test.ts',
  ])
})

it('lists the test with the name of a changed file first', () => {
  expect(listNearestTests(modules, ['server/routes/devices.ts'])).toEqual([
    'server/routes/devices.test.ts',
    'server/routes/all.test.ts',
  ])
})

it('chooses fewer test files of the server than of other packages', () => {
  const name = (folder: string) => Array.from({ length: 30 }, (_, index) => `${folder}/${index}.test.ts`)
  expect(chooseWithinMinute(name('server'))).toEqual(name('server').slice(0, 8))
  expect(chooseWithinMinute(name('domain'))).toEqual(name('domain').slice(0, 24))
})

it('lists no test for a file that no test imports', () => {
  expect(listNearestTests(modules, ['docs/states.md'])).toEqual([])
})
