// The base test in the full browser, because the headless shell does not partition the storage of a frame on another
// site.
import { findChromium } from '../../tools/setup/chromium.ts'
import { test as base } from './test.ts'

const executablePath = findChromium()

export const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ...(executablePath !== null && { executablePath }) }),
    { scope: 'worker' },
  ],
})
