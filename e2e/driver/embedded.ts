// What a host's page sees of the form inside it.
import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test'
import * as v from 'valibot'

export const formIn = (page: Page): FrameLocator => page.frameLocator('iframe')

/** The form's own frame, to look into; throws where there is none. */
export const frameOf = (page: Page): Frame => {
  const [, frame] = page.frames()
  if (frame === undefined) throw new Error('There is no frame')
  return frame
}

const messagesSchema = v.array(
  v.object({
    origin: v.string(),
    data: v.object({ type: v.string(), height: v.optional(v.number()), top: v.optional(v.number()) }),
    at: v.number(),
  }),
)

/** Writes down every message the host's page is sent from now on. Call before it is opened. */
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

/** Of everything in the document of the form. */
const documentHeight = (page: Page): Promise<number> =>
  frameOf(page).evaluate(() => {
    const bottoms = [...document.querySelectorAll('dialog[open], #root')].map(
      (element) => element.getBoundingClientRect().bottom + window.scrollY,
    )
    return Math.ceil(Math.max(...bottoms))
  })

const frameHeight = (page: Page): Promise<number> =>
  page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height)

/** The frame is as high as what is in it: no scroll bar, and no empty room but below an open dialog. */
export const expectFullHeight = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => {
      const missing = (await documentHeight(page)) - (await frameHeight(page))
      return missing <= 10 && missing >= -30
    })
    .toBe(true)
}

/** A browser drops a press on a frame that moved a moment ago; a person is slower. For `beforeSubmit`. */
export const letSettle = async (page: Page): Promise<void> => {
  await expectFullHeight(page)
  await page.waitForTimeout(600)
}
