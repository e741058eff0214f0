// Unit and integration tests of every package; whole journeys in a browser are playwright.config.ts.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          include: ['domain/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/src/**/*.test.ts'],
          // A throw-away PostgreSQL, where it is installed: TEST_DATABASE_URL.
          globalSetup: ['tools/testPostgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: [
            'web/src/**/*.test.ts',
            'web/src/**/*.test.tsx',
            'web/build/**/*.test.ts',
            'web/embed/**/*.test.ts',
            'web/first/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts'],
        },
      },
    ],
  },
})
