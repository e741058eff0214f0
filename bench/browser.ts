// The browser of the measurements: one process, and a new context with its own throttling for each run.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'

export type Throttle = {
  /** Slowdown factor relative to this machine. */
  readonly cpu: number
  readonly network: boolean
}

export type MeasuredPage = { readonly page: Page; readonly session: CDPSession }

/** Lighthouse's mobile device. */
const device = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Lighthouse's "slow 4G". The latency applies to each request, because a connection costs nothing on loopback. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

export const launchBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  })

/** Runs a function in a new browser context, and closes the context also when the function throws. */
export const runInNewContext = async <Result>(
  browser: Browser,
  { probe, throttle }: { readonly probe: string; readonly throttle: Throttle },
  run: (runInNewContext: MeasuredPage) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ ...device, locale: 'pl-PL', timezoneId: 'Europe/Warsaw' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript({ content: probe })
    await session.send('Network.enable')
    if (throttle.network) await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu })
    return await run({ page, session })
  } finally {
    await context.close()
  }
}
