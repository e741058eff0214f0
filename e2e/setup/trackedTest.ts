// The base test with all third parties enabled, each as a fake on loopback.
import { startServer, type TestServer } from './server.ts'
import { test as base } from './test.ts'
import { type VendorFakes, startVendors } from './vendors.ts'

type TrackedFixtures = {
  readonly vendorFakes: VendorFakes
  /** Server for tukan in Poland whose page sends events to the fakes. */
  readonly trackedServer: TestServer
}

export const test = base.extend<TrackedFixtures>({
  vendorFakes: async ({}, use) => {
    const vendorFakes = await startVendors()
    await use(vendorFakes)
    await vendorFakes.close()
  },
  trackedServer: async ({ vendorFakes }, use) => {
    const server = await startServer('tukan-pl', vendorFakes.environment)
    await use(server)
    await server.close()
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
