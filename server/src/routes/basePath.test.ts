// BASE_PATH excludes the server's own paths.
import { describe, expect, it } from 'vitest'
import { parseConfig } from '../config/config.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { openTestPglite } from '../testing/databases.ts'
import { productionEnvironment } from '../testing/production.ts'

describe.each([
  ['with the sandbox and operators', { OPERATOR_KEYS: `anna:${'k'.repeat(32)}` }],
  ['in production', productionEnvironment],
])('the server %s', (_name, environment) => {
  const server = createServerFixture(openTestPglite, environment)

  it('has only paths that BASE_PATH excludes', () => {
    const tree = server.app.printRoutes({ commonPrefix: false })
    const folders = [...tree.matchAll(/^ {4}[├└]── ([^\s/]+)/gmu)].map(([, folder = '']) => folder)
    // A path with a dot does not fit BASE_PATH.
    const own = folders.filter((folder) => !folder.includes('.') && folder !== 'application-frontend')
    expect(own.length).toBeGreaterThan(5)
    for (const folder of new Set(own)) {
      expect(() => parseConfig({ BASE_PATH: `/${folder}/form` })).toThrow('BASE_PATH should be a path like')
    }
  })
})
