// Faults of the network and of the server.
import type { Kind } from './kind.ts'

export const networkKinds: readonly Kind[] = [
  {
    name: 'offline',
    classes: [10],
    phases: ['arrived', 'filled', 'submit', 'review', 'checking', 'screen-submit'],
    inject: async ({ context }) => {
      await context.setOffline(true)
      return { end: () => context.setOffline(false) }
    },
  },
  {
    name: 'offline, on and off',
    classes: [10],
    phases: ['submit', 'review', 'checking'],
    inject: async ({ context, page }) => {
      for (let count = 0; count < 6; count += 1) {
        await context.setOffline(count % 2 === 0)
        await page.waitForTimeout(150)
      }
    },
  },
  {
    name: 'slow line',
    classes: [11],
    phases: ['arrived', 'review', 'checking'],
    inject: async (run) => {
      const { context, page } = run
      const session = await context.newCDPSession(page)
      const bytesPerSecond = 400_000 / 8
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      })
      return { end: () => session.detach().catch(() => undefined) }
    },
  },
  {
    name: 'server killed and started again',
    classes: [20],
    phases: ['arrived', 'filled', 'checking', 'screen'],
    inject: async ({ server }) => {
      await server.kill()
      await server.start()
    },
  },
  {
    name: 'server killed, away while pressed',
    classes: [20],
    phases: ['submit', 'review', 'screen-submit'],
    inject: async ({ server }) => {
      await server.kill()
      return { end: () => server.start() }
    },
  },
  {
    name: 'server killed right after a press',
    classes: [20],
    phases: ['submit', 'review'],
    inject: async ({ server, page }, random) => {
      const afterMs = random.below(120)
      return {
        detail: `after ${afterMs} ms`,
        press: async () => {
          await page.locator('form[data-page] [type="submit"]').click()
          await new Promise((resolve) => setTimeout(resolve, afterMs))
          await server.kill()
          await server.start()
        },
      }
    },
  },
  {
    name: 'server restarted in order',
    classes: [22],
    phases: ['arrived', 'filled', 'checking', 'screen'],
    inject: async ({ server }) => {
      await server.stop()
      await server.start()
    },
  },
]
