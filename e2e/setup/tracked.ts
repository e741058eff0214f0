// A test with every third party switched on, each a stand-in on loopback.
import { startServer, type TestServer } from './server.ts'
import { test as base } from './test.ts'
import { type VendorFakes, startVendors } from './vendors.ts'

type TrackedFixtures = {
  readonly vendorFakes: VendorFakes
  /** Polish server whose page tells the stand-ins. */
  readonly tracked: TestServer
}

export const test = base.extend<TrackedFixtures>({
  vendorFakes: async ({}, use) => {
    const vendorFakes = await startVendors()
    await use(vendorFakes)
    await vendorFakes.close()
  },
  tracked: async ({ vendorFakes }, use) => {
    const server = await startServer('tukan-pl', vendorFakes.environment)
    await use(server)
    await server.close()
  },
  // A client that keeps quiet before robots would keep quiet before its test.
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'webdriver', { get: () => false })
      Object.defineProperty(navigator, 'userAgentData', { get: () => undefined })
    })
    await use(page)
  },
})

/** As an ordinary browser names itself. */
export const ordinaryBrowser =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'
