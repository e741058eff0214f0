// Finds packages without an accepted licence in a lock file.
import { expect, it } from 'vitest'
import { findLicences, isAccepted } from './licences.ts'

const lock = JSON.stringify({
  packages: {
    '': { name: 'project', optionalDependencies: { 'linux-tool': '1.0.0' } },
    'node_modules/linux-tool': { version: '1.0.0', license: 'GPL-3.0-only', optional: true },
    'node_modules/@loan/web': { link: true },
    'node_modules/one': { version: '1.0.0', license: 'MIT' },
    'node_modules/two/node_modules/one': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/three/node_modules/one': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/silent': { version: '3.0.0' },
    'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/@fontsource-variable/cabin': { version: '5.0.0', license: 'OFL-1.1', dev: true },
  },
})

it('lists each version of a package once, without the packages of development', () => {
  expect(findLicences(lock)).toEqual([
    { name: '@fontsource-variable/cabin', version: '5.0.0', licence: 'OFL-1.1' },
    { name: 'one', version: '1.0.0', licence: 'MIT' },
    { name: 'one', version: '2.0.0', licence: 'GPL-3.0-only' },
    { name: 'silent', version: '3.0.0', licence: '' },
  ])
})

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT or MPL-2.0', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['', false],
])('evaluates the expression "%s": accepted is %s', (licence, expected) => {
  expect(isAccepted(licence)).toBe(expected)
})
