// Whole journeys in a real browser. Tests start their own servers on free ports, against the products built
// by `npm run build -- --all`; `npm test` builds them first.
import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './tools/setup/chromium.ts'

const executablePath = findHeadlessShell() ?? findChromium()
const isWide = process.env['WIDE'] === '1'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Pictures are for looking at, and WebKit is large: both are the wide sweep's.
  testIgnore: isWide ? [] : ['**/screenshots.spec.ts', '**/webKit.spec.ts'],
  globalSetup: './e2e/setup/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Two cores are busy with two: a third browser only makes every journey slower (six journeys took 1.6 minutes with
  // both, each 24 s with two and 35 s with three).
  workers: 2,
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
