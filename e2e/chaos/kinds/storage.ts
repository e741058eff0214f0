// Faults of the browser's storage: denied, full, lost, corrupt, or written by another release.
import { addLastingScript } from '../run/tabs.ts'
import type { Kind } from './kind.ts'

const denyStorage = `for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, {
    configurable: true,
    get() { throw new DOMException('chaos: the operation is insecure.', 'SecurityError') },
  })
}`

const garbage = ['{', '[]', 'null', '"7"', '{"__proto__":{"drafts":1},"drafts":7}', '\u0000', '['.repeat(5000)] as const

export const storageKinds: readonly Kind[] = [
  {
    name: 'storage denied from the start',
    classes: [5],
    phases: ['open'],
    requiresOpenPage: true,
    inject: async (run) => {
      run.mayLose.push('storage denied')
      await addLastingScript(run, denyStorage)
    },
  },
  {
    name: 'storage denied in mid-journey',
    classes: [5],
    phases: ['arrived', 'filled'],
    requiresOpenPage: true,
    inject: async (run) => {
      run.mayLose.push('storage denied')
      await run.page.evaluate(denyStorage)
      await addLastingScript(run, denyStorage)
    },
  },
  {
    name: 'storage full',
    classes: [6],
    phases: ['arrived', 'filled'],
    requiresOpenPage: true,
    inject: async (run) => {
      run.mayLose.push('storage denied')
      await run.page.evaluate(() => {
        for (const storage of [localStorage, sessionStorage]) {
          let piece = 'x'.repeat(1_000_000)
          for (let index = 0; piece.length > 0; index += 1) {
            try {
              storage.setItem(`filler-${index}`, piece)
            } catch {
              piece = piece.slice(0, Math.floor(piece.length / 2))
            }
          }
        }
      })
    },
  },
  {
    name: 'storage cleared under an open page',
    classes: [43],
    phases: ['submit'],
    inject: async ({ page }) => ({
      press: async () => {
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
        await page.locator('form[data-page] [type="submit"]').click()
      },
    }),
  },
  {
    name: 'storage of the tab lost',
    classes: [43],
    phases: ['arrived', 'half', 'filled', 'checking', 'screen'],
    mayLose: ['personal codes of a closed tab'],
    inject: async ({ page }) => {
      await page.goto(new URL('terms', page.url()).href)
      await page.evaluate(() => sessionStorage.clear())
      await page.goBack()
    },
  },
  {
    name: 'copy for the next visit lost',
    classes: [43],
    phases: ['arrived', 'filled', 'checking'],
    inject: async ({ page }) => {
      await page.evaluate(() => localStorage.clear())
      await page.reload()
    },
  },
  {
    name: 'storage corrupt',
    classes: [7],
    phases: ['arrived', 'filled', 'checking'],
    mayLose: ['personal codes of a closed tab'],
    inject: async ({ page }, random) => {
      const url = page.url()
      const key = random.pick(['leadApplication', 'dynamicPages', 'storedLoanApplication', 'uiColors', 'sessionId'])
      const text = random.pick(garbage)
      await page.goto(new URL('terms', url).href)
      await page.evaluate(
        ([name, value]) => {
          if (sessionStorage.getItem(name) !== null) sessionStorage.setItem(name, value)
          else if (localStorage.getItem(name) !== null) localStorage.setItem(name, value)
        },
        [key, text] as const,
      )
      await page.goto(url)
      return { detail: `${key}: ${text.slice(0, 20)}` }
    },
  },
  {
    name: 'storage of a later release',
    classes: [7, 25],
    phases: ['arrived', 'filled', 'checking'],
    mayLose: ['personal codes of a closed tab'],
    inject: async ({ page }, random) => {
      const url = page.url()
      const key = random.pick(['leadApplication', 'dynamicPages'])
      await page.goto(new URL('terms', url).href)
      await page.evaluate((name) => {
        sessionStorage.setItem(name, JSON.stringify({ version: 99, value: { drafts: [], shape: 'another' } }))
      }, key)
      await page.goto(url)
      return { detail: key }
    },
  },
]
