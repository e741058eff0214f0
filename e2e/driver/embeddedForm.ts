// Helpers for the form in the frame of a host's page.
import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { Persona } from '../personas/persona.ts'
import type { TestServer } from '../setup/server.ts'
import { type ScreenOptions, completeScreens } from './screens.ts'
import { completePages } from './formPages.ts'

export const getEmbeddedForm = (page: Page): FrameLocator => page.frameLocator('iframe')

/** The frame of the form. Throws where the page has no frame. */
export const requireFrame = (page: Page): Frame => {
  const [, frame] = page.frames()
  if (frame === undefined) throw new Error('The page has no frame')
  return frame
}

const messagesSchema = v.array(
  v.object({
    origin: v.string(),
    data: v.object({ type: v.string(), height: v.optional(v.number()), top: v.optional(v.number()) }),
    at: v.number(),
  }),
)

/** Records every message that the host's page receives. Call it before the page is opened. */
export const recordMessages = async (page: Page): Promise<() => Promise<v.InferOutput<typeof messagesSchema>>> => {
  await page.addInitScript(() => {
    if (window !== window.top) return
    const messages: unknown[] = []
    Reflect.set(window, 'messagesSoFar', messages)
    window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) =>
      messages.push({ origin, data, at: Date.now() }),
    )
  })
  return async () =>
    v.parse(
      messagesSchema,
      await page.evaluate((): unknown => {
        const soFar: unknown = Reflect.get(window, 'messagesSoFar')
        return soFar
      }),
    )
}

/** Height of the form's document, open dialogs included. */
const documentHeight = (page: Page): Promise<number> =>
  requireFrame(page).evaluate(() => {
    const bottoms = [...document.querySelectorAll('dialog[open], #root')].map(
      (element) => element.getBoundingClientRect().bottom + window.scrollY,
    )
    return Math.ceil(Math.max(...bottoms))
  })

const frameHeight = (page: Page): Promise<number> =>
  page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height)

/** Asserts that the frame is as high as its document, within -30 and +10 pixels. */
export const expectFullHeight = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => {
      const missing = (await documentHeight(page)) - (await frameHeight(page))
      return missing <= 10 && missing >= -30
    })
    .toBe(true)
}

/** Time until the frame sends its last scroll request to the host's page (`web/src/embedding/showInHost.ts`). */
const lastScrollRequestMs = 500

/**
 * Waits until the frame has its height and the host's page has finished scrolling, because a click at fixed coordinates
 * misses a moving target.
 */
export const waitUntilStill = async (page: Page): Promise<void> => {
  await requireFrame(page).evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), lastScrollRequestMs)
  await expectFullHeight(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = ''
        let stillFrames = 0
        const checkPosition = (): void => {
          const { top, height } = document.querySelector('iframe')?.getBoundingClientRect() ?? {}
          const now = `${top} ${height}`
          stillFrames = now === last ? stillFrames + 1 : 0
          last = now
          if (stillFrames === 6) resolve()
          else requestAnimationFrame(checkPosition)
        }
        checkPosition()
      }),
  )
}

/** Completes the pages of the form inside the host's page. */
export const completePagesInFrame = (page: Page, persona: Persona, until?: string): Promise<string | null> =>
  completePages(getEmbeddedForm(page), persona, {
    onPage: () => waitUntilStill(page),
    beforeSubmit: () => waitUntilStill(page),
    ...(until !== undefined && { until }),
  })

/** Completes the screens inside the host's page. */
export const completeScreensInFrame = (
  page: Page,
  server: TestServer,
  leadId: () => string,
  choices: ScreenOptions,
): Promise<readonly string[]> =>
  completeScreens(getEmbeddedForm(page), server, leadId, { onScreen: () => waitUntilStill(page), ...choices })
