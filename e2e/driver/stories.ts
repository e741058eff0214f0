// Opens the stories of a Storybook build. One document shows them one after the other, as the Storybook manager does,
// because loading the document for each story takes longer than the check of it.
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

const origin = 'http://storybook.test'

type Listener = (detail?: unknown) => void

type Channel = {
  readonly on: (event: string, listener: Listener) => void
  readonly off: (event: string, listener: Listener) => void
  readonly emit: (event: string, detail: unknown) => void
}

declare global {
  interface Window {
    // Set by Storybook.
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel
  }
}

/** Serves the files of the build to the tab and opens the document that shows a story. */
export const openStories = async (page: Page, folder: string): Promise<void> => {
  await page.route(`${origin}/**`, (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname)
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  })
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window)
}

/** Resolves when the story is rendered and its play function has ended: null, or the reason why it failed. */
export const showStory = (page: Page, storyId: string): Promise<string | null> =>
  page.evaluate(
    ({ id, limitMs }) =>
      new Promise<string | null>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__
        const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
        const listeners: readonly (readonly [event: string, listener: Listener])[] = [
          ['storyFinished', () => end(null)],
          ...failures.map((event) => [event, (detail?: unknown) => end(`${event} ${JSON.stringify(detail)}`)] as const),
        ]
        const end = (problem: string | null) => {
          clearTimeout(timer)
          for (const [event, listener] of listeners) channel.off(event, listener)
          resolve(problem)
        }
        const timer = setTimeout(() => end('did not finish'), limitMs)
        for (const [event, listener] of listeners) channel.on(event, listener)
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      }),
    { id: storyId, limitMs: 15_000 },
  )
