// Helpers for the form in the frame of a host's page.
import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { ProductPersona } from '../personas/persona.ts'
import type { TestServer } from '../setup/server.ts'
import { type ScreenOptions, completeScreens, getScreen } from './screens.ts'
import { completePages, type FormPageKey } from './formPages.ts'
import { expectStoredAnswers } from './storedLead.ts'

export const getEmbeddedForm = (page: Page): FrameLocator => page.frameLocator('iframe')

/** The frame of the form. Throws where the page has no frame. */
export const requireFrame = (page: Page): Frame => {
  const [, frame] = page.frames()
  if (frame === undefined) throw new Error('The page has no frame')
  return frame
}

/** Sent by `waitForMessages`, not by the form. */
const lastMessage = 'last-message'

const messagesSchema = v.array(
  v.object({
    origin: v.string(),
    data: v.object({ type: v.string(), height: v.optional(v.number()), top: v.optional(v.number()) }),
  }),
)

/** Records every message that the host's page receives. Call it before the page is opened. */
export const recordMessages = async (page: Page): Promise<() => Promise<v.InferOutput<typeof messagesSchema>>> => {
  await page.addInitScript((last) => {
    if (window !== window.top) return
    const messages: unknown[] = []
    Reflect.set(window, 'messagesSoFar', messages)
    window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
      if (data !== last) messages.push({ origin, data })
    })
  }, lastMessage)
  return async () =>
    v.parse(
      messagesSchema,
      await page.evaluate((): unknown => {
        const soFar: unknown = Reflect.get(window, 'messagesSoFar')
        return soFar
      }),
    )
}

/**
 * Waits until the host's page has received all messages that the frame has sent: a later message arrives after them.
 */
const waitForMessages = async (page: Page): Promise<void> => {
  await page.evaluate((last) => {
    const received = new Promise<void>((resolve) => {
      window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === last) resolve()
      })
    })
    Reflect.set(window, 'lastMessageReceived', received)
  }, lastMessage)
  await requireFrame(page).evaluate((last) => window.parent.postMessage(last, '*'), lastMessage)
  await page.evaluate(async () => {
    await Reflect.get(window, 'lastMessageReceived')
  })
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

/** Asserts that the frame is as high as its document, within -30 and +10 pixels. A failure names both heights. */
export const expectFullHeight = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => {
      const content = await documentHeight(page)
      const frame = await frameHeight(page)
      const missing = content - frame
      return missing <= 10 && missing >= -30 ? 'full height' : `document ${content}, frame ${frame}`
    })
    .toBe('full height')
}

/** Waits until the browser has rendered the document so many times. The page's clock does not control it. */
const waitForRendering = (target: Page | Frame, times: number): Promise<void> =>
  target.evaluate(async (count) => {
    for (let rendered = 0; rendered < count; rendered += 1) {
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.documentElement)
      })
    }
  }, times)

/**
 * Runs the timers of the frame and of the host's page that end within this time, and waits until the host's page has
 * received the messages. Needs `page.clock.install()` before the page is opened.
 */
export const passTime = async (page: Page, ms: number): Promise<void> => {
  await page.clock.runFor(ms)
  // A scroll request measures the element and then its question, each in the next rendering.
  await waitForRendering(requireFrame(page), 2)
  await waitForMessages(page)
}

/** Time until the frame sends its last scroll request to the host's page (`web/src/embedding/showInHost.ts`). */
export const lastScrollRequestMs = 500

const framePosition = (page: Page): Promise<string> =>
  page.locator('iframe').evaluate((frame) => JSON.stringify(frame.getBoundingClientRect()))

/**
 * Waits until the frame has its height and the host's page has finished scrolling, because a click at fixed coordinates
 * misses a moving target.
 */
export const waitUntilStill = async (page: Page): Promise<void> => {
  // The frame moves the focus after it has rendered a page, and then schedules its scroll requests.
  await waitForRendering(requireFrame(page), 2)
  await passTime(page, lastScrollRequestMs)
  await expectFullHeight(page)
  // The browser resizes the document of a frame on another site later than the frame.
  await expect
    .poll(async () => Math.round(await frameHeight(page)) - (await requireFrame(page).evaluate(() => innerHeight)))
    .toBe(0)
  await waitForRendering(requireFrame(page), 2)
  await expect(async () => {
    const before = await framePosition(page)
    await waitForRendering(page, 3)
    expect(await framePosition(page)).toBe(before)
  }).toPass()
}

/**
 * Adds a block of this height to the form. Resolves once the form has observed its new height: the browser calls
 * observers in the order of their creation.
 */
export const growForm = (page: Page, pixels: number): Promise<void> =>
  requireFrame(page).evaluate((height) => {
    const block = document.querySelector<HTMLElement>('#grown') ?? document.createElement('div')
    block.id = 'grown'
    if (!block.isConnected) document.querySelector('#root')?.append(block)
    block.style.height = `${height}px`
    return new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(document.documentElement)
    })
  }, pixels)

/**
 * Scrolls a control into view and waits until the browser has rendered both documents: it sends a press to the frame by
 * the position that the frame had in the last rendering.
 */
const showControl = async (page: Page, control: Locator): Promise<void> => {
  // The browser does not render a frame that is out of view.
  await page.locator('iframe').scrollIntoViewIfNeeded()
  await control.scrollIntoViewIfNeeded()
  await waitForRendering(page, 2)
  await waitForRendering(requireFrame(page), 2)
}

/** Presses a control after `showControl`. `delay` is the time in milliseconds that a finger stays down. */
export const pressInFrame = async (page: Page, control: Locator, delay = 0): Promise<void> => {
  await showControl(page, control)
  await control.click({ delay })
}

/** Completes the pages of the form inside the host's page. */
export const completePagesInFrame = (
  page: Page,
  persona: ProductPersona,
  until?: FormPageKey,
): Promise<string | null> =>
  completePages(getEmbeddedForm(page), persona, {
    onPage: () => waitUntilStill(page),
    beforePress: (control) => showControl(page, control),
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

/** Completes the journey from the page of the form that the frame shows, until the lender has accepted it. */
export const completeJourneyInFrame = async (
  page: Page,
  server: TestServer,
  persona: ProductPersona,
  leadId: () => string,
): Promise<void> => {
  await completePagesInFrame(page, persona)
  await completeScreensInFrame(page, server, leadId, { until: 'thank-you' })
  await expect(getScreen(getEmbeddedForm(page), 'thank-you').locator('h1')).toBeInViewport()
  const lead = await expectStoredAnswers(server, persona)
  expect(lead).toMatchObject({ state: 'THANK_YOU', status: 'accepted' })
}
