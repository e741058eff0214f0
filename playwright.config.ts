// Browser tests. Each worker starts its own servers on free ports. The global setup builds the products first
// (e2e/setup/globalSetup.ts).
import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './tools/setup/chromium.ts'

const executablePath = findHeadlessShell() ?? findChromium()
const isWide = process.env['WIDE'] === '1'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Only the full suite takes screenshots and runs WebKit, because WebKit is a large download.
  testIgnore: isWide ? [] : ['**/screenshots.spec.ts', '**/otherEngines.spec.ts'],
  globalSetup: './e2e/setup/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Journeys wait for timers and replies: two workers kept two cores busy for 36 to 80 percent of the time.
  workers: 3,
  retries: 0,
  timeout: isWide ? 240_000 : 90_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/playwright',
  use: {
    headless: true,
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
})
