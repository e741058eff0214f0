// Unit and integration tests of every package; whole journeys in a browser are playwright.config.ts.
import { defineConfig } from 'vitest/config'
import { noLazyTexts } from './web/build/noLazyTexts.ts'
import { scenePlugin } from './web/build/scenePlugin.ts'

/** Every brand has the same scenes; the tests of screens show those of one. */
const scenes = scenePlugin({ brand: 'tukan', country: 'pl' }, `${import.meta.dirname}/web/src`)

/** Tests that replace modules or read environment variables while modules load. Each runs in a process of its own. */
const isolatedTests = ['server/src/leads/answers/parseCount.test.ts']

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
          // A process keeps the loaded modules for its next file: loading them takes three seconds.
          isolate: false,
          include: ['server/src/**/*.test.ts'],
          exclude: isolatedTests,
          // A throw-away PostgreSQL, where it is installed: TEST_DATABASE_URL.
          globalSetup: [
            'server/src/testing/testPostgres.ts',
            'server/src/testing/pgliteSnapshot.ts',
            'tools/tests/builtServer.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [scenes, noLazyTexts],
        test: {
          name: 'web',
          environment: 'happy-dom',
          // Each file gets its own context with its own window and modules, in a process that several files share.
          pool: 'vmThreads',
          setupFiles: ['tools/tests/webGlobals.ts'],
          include: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
        },
      },
      {
        plugins: [scenes, noLazyTexts],
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
      { test: { name: 'isolated', environment: 'node', include: isolatedTests } },
    ],
  },
})
