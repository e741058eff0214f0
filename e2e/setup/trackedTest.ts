// The base test with all third parties enabled, each as a fake on loopback.
import type { TestServer } from './server.ts'
import { test as base } from './test.ts'
import type { VendorFakes } from './vendors.ts'

type TrackedFixtures = {
  /** Without the requests and modes of earlier tests. */
  readonly vendorFakes: VendorFakes
  /** Server for tukan in Poland whose page sends events to the fakes. Its log has the lines of this test. */
  readonly trackedServer: TestServer
}

export const test = base.extend<TrackedFixtures>({
  vendorFakes: async ({ workerFakes }, use) => {
    workerFakes.reset()
    await use(workerFakes)
  },
  trackedServer: async ({ getTrackedServer, vendorFakes: _vendorFakes }, use) => {
    const server = await getTrackedServer('tukan-pl')
    const loggedBefore = server.logged().length
    await use({ ...server, logged: () => server.logged().slice(loggedBefore) })
  },
  // Some vendor clients send nothing where the browser is automated.
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'webdriver', { get: () => false })
      Object.defineProperty(navigator, 'userAgentData', { get: () => undefined })
    })
    await use(page)
  },
})

/** User agent of an ordinary browser. */
export const ordinaryBrowser =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'
