// Faults of submits: double presses, keyboard and mouse at once, and Back or a reload right after.
import type { Locator } from '@playwright/test'
import type { ChaosRun } from '../run/chaosRun.ts'
import type { Kind } from './kind.ts'

const findSubmit = ({ page }: ChaosRun): Locator => page.locator('form[data-page] [type="submit"]')

export const submitKinds: readonly Kind[] = [
  {
    name: 'double press',
    classes: [19],
    phases: ['submit', 'review'],
    inject: async (run) => ({ press: () => findSubmit(run).dblclick() }),
  },
  {
    name: 'five presses in a row',
    classes: [19],
    phases: ['submit', 'review'],
    inject: async (run) => ({
      press: () =>
        findSubmit(run).evaluate((button) => {
          for (let count = 0; count < 5; count += 1) if (button instanceof HTMLElement) button.click()
        }),
    }),
  },
  {
    name: 'Enter and a click at once',
    classes: [19],
    phases: ['submit', 'review'],
    inject: async (run) => ({
      press: async () => {
        // Resolves the button now, because the next page may be shown at the second press.
        const button = await findSubmit(run).elementHandle()
        await button?.focus()
        await Promise.all([run.page.keyboard.press('Enter'), button?.dispatchEvent('click')])
      },
    }),
  },
  {
    name: 'a press and Back at once',
    classes: [19, 2],
    phases: ['submit'],
    inject: async (run) => ({
      press: async () => {
        await findSubmit(run).evaluate((button) => {
          if (button instanceof HTMLElement) button.click()
          history.back()
        })
        for (let step = 0; step < 30 && run.page.url() === 'about:blank'; step += 1) await run.page.goForward()
      },
    }),
  },
  {
    name: 'a press and a reload at once',
    classes: [19, 2],
    phases: ['submit', 'review'],
    inject: async (run) => ({
      press: async () => {
        await findSubmit(run).evaluate((button) => {
          if (button instanceof HTMLElement) button.click()
          location.reload()
        })
        await run.page.waitForLoadState()
      },
    }),
  },
]
