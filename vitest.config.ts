// Unit and integration tests of every package; whole journeys in a browser are playwright.config.ts.
import { defineConfig } from 'vitest/config'
import { noLaterTexts } from './web/build/noLaterTexts.ts'
import { scenePlugin } from './web/build/scenePlugin.ts'

/** Every brand has the same scenes; the tests of screens show those of one. */
const scenes = scenePlugin({ brand: 'tukan', country: 'pl' }, `${import.meta.dirname}/web/src`)

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          setupFiles: ['tools/tests/freshModules.ts'],
          include: ['domain/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/src/**/*.test.ts'],
          // A throw-away PostgreSQL, where it is installed: TEST_DATABASE_URL.
          globalSetup: ['server/src/testing/testPostgres.ts', 'server/src/testing/pgliteSnapshot.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [scenes, noLaterTexts],
        test: {
          name: 'web',
          environment: 'happy-dom',
          // Each file gets its own context with its own window and modules, in a process that several files share.
          pool: 'vmThreads',
          setupFiles: ['tools/tests/nodeGlobals.ts'],
          include: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
        },
      },
      {
        plugins: [scenes, noLaterTexts],
        test: {
          // Vite's own code cannot run in such a context.
          name: 'web-build',
          environment: 'happy-dom',
          include: [
            'web/build/**/*.test.ts',
            'web/embed/**/*.test.ts',
            'web/first/**/*.test.ts',
            'web/tool-page/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts', 'e2e/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
    ],
  },
})
