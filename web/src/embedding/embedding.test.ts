// The messages of the frame to the host page, their target origins, and the position of dialogs. e2e/embedding.spec.ts
// tests the host's side.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHost, type HostMessage } from './host.ts'
import { readEmbedders, resolveHostOrigins } from './hostOrigins.ts'
import { computeDialogTop } from './positionDialog.ts'
import { reportHeight } from './reportHeight.ts'
import { isVisible } from './showInHost.ts'

const [first, second, foreign] = ['https://a.example', 'https://b.example', 'https://evil.example']

describe('the target origins', () => {
  it.each([
    ['the parent that the browser names', [second, foreign], '', [second]],
    ['none for a parent that may not embed the form', [foreign, first], `${first}/page`, []],
    ['none for a parent without an origin', ['null'], `${first}/page`, []],
    ['the referrer’s when the browser names no parent', undefined, `${second}/page?x=1`, [second]],
    ['all that may embed the form without a referrer', undefined, '', [first, second]],
    ['all that may embed the form for another referrer', undefined, `${foreign}/`, [first, second]],
    ['all that may embed the form for a referrer without an origin', [], 'about:blank', [first, second]],
  ])('are %s', (_name, ancestorOrigins, referrer, expected) => {
    expect(resolveHostOrigins([first, second], { ancestorOrigins, referrer })).toEqual(expected)
  })

  it('are none when no origin may embed the form', () => {
    expect(resolveHostOrigins([], { ancestorOrigins: [first], referrer: first })).toEqual([])
    expect(resolveHostOrigins([], { ancestorOrigins: undefined, referrer: first })).toEqual([])
  })

  it('are read from the head of the page', () => {
    expect(readEmbedders()).toEqual([])
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'embedders', content: `${first} ${second}` })
    document.head.append(meta)
    expect(readEmbedders()).toEqual([first, second])
    meta.remove()
  })

  it('are exact, never a wildcard', () => {
    const postMessage = vi.fn<(message: HostMessage, targetOrigin: string) => void>()
    createHost({ postMessage }, [first, second])({ type: 'FORM_HEIGHT', height: 700 })
    expect(postMessage.mock.calls).toEqual([
      [{ type: 'FORM_HEIGHT', height: 700 }, first],
      [{ type: 'FORM_HEIGHT', height: 700 }, second],
    ])
  })
})

describe('the height', () => {
  let height = 0
  let resized: () => void = () => undefined
  let reported: HostMessage[] = []
  const changeTo = (pixels: number) => {
    height = pixels
    resized()
  }
  const heights = () => reported.map((message) => (message.type === 'FORM_HEIGHT' ? message.height : null))

  beforeEach(() => {
    vi.useFakeTimers()
    height = 500.4
    const own: HostMessage[] = []
    reported = own
    document.body.replaceChildren()
    vi.spyOn(document.documentElement, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 360, height))
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(call: () => void) {
          resized = call
        }
        observe() {
          resized()
        }
      },
    )
    // The instances of earlier tests still listen to the window, but push to their own list.
    reportHeight((message) => own.push(message))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  // Shows spec 4.53
  it('is reported once, 100 ms after the start, in whole pixels', () => {
    vi.advanceTimersByTime(99)
    expect(reported).toEqual([])
    vi.advanceTimersByTime(1)
    expect(heights()).toEqual([501])
    vi.advanceTimersByTime(10_000)
    expect(heights()).toEqual([501])
  })

  // Shows spec 4.54, 9.25
  it('is reported once for a burst, 100 ms after its end', () => {
    vi.advanceTimersByTime(100)
    for (const pixels of [600, 700, 800]) {
      changeTo(pixels)
      vi.advanceTimersByTime(60)
    }
    expect(heights()).toEqual([501])
    vi.advanceTimersByTime(40)
    expect(heights()).toEqual([501, 800])
  })

  // Shows spec 4.56, 9.26
  it.each([
    [511, []],
    [511.2, [512]],
    [491, []],
    [490, [490]],
  ])('is reported after a change from 501 to %d as %j: only a change of more than 10 pixels', (pixels, expected) => {
    vi.advanceTimersByTime(100)
    changeTo(pixels)
    vi.advanceTimersByTime(100)
    expect(heights().slice(1)).toEqual(expected)
  })

  it('is reported when small changes add up', () => {
    vi.advanceTimersByTime(100)
    for (const pixels of [507, 513]) {
      changeTo(pixels)
      vi.advanceTimersByTime(100)
    }
    expect(heights()).toEqual([501, 513])
  })

  // Shows spec 4.55
  it.each(['load', 'resize'])('is measured again on %s', (event) => {
    vi.advanceTimersByTime(100)
    height = 900
    window.dispatchEvent(new Event(event))
    vi.advanceTimersByTime(100)
    expect(heights()).toEqual([501, 900])
  })

  it('is measured again when fonts have loaded', () => {
    vi.advanceTimersByTime(100)
    height = 900
    document.fonts.dispatchEvent(new Event('loadingdone'))
    vi.advanceTimersByTime(100)
    expect(heights()).toEqual([501, 900])
  })

  it('includes an open dialog with a margin below it', () => {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('open', '')
    vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 400, 360, 300))
    document.body.append(dialog)
    vi.advanceTimersByTime(100)
    expect(heights()).toEqual([716])
  })

  it('is reported again when the browser restores the page from its cache', () => {
    vi.advanceTimersByTime(100)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    vi.advanceTimersByTime(100)
    expect(heights()).toEqual([501, 501])
  })
})

describe('the visible part of the frame', () => {
  it.each([
    ['accepts a fully visible element', { top: 100, height: 50, visibleTop: 100, visibleHeight: 50 }, true],
    ['rejects a hidden element', { top: 100, height: 50, visibleTop: 0, visibleHeight: 0 }, false],
    ['rejects an element whose top is hidden', { top: 100, height: 50, visibleTop: 120, visibleHeight: 30 }, false],
    [
      'rejects an element of which only the first line is visible',
      { top: 100, height: 50, visibleTop: 100, visibleHeight: 20 },
      false,
    ],
    ['accepts enough of a high element', { top: 100, height: 900, visibleTop: 100, visibleHeight: 400 }, true],
    ['rejects too little of a high element', { top: 100, height: 900, visibleTop: 100, visibleHeight: 80 }, false],
  ])('%s', (_name, visibility, expected) => {
    expect(isVisible(visibility)).toBe(expected)
  })

  it.each([
    ['in the middle when it fits', 300, { visibleTop: 1000, visibleHeight: 640 }, 1170],
    ['at the top when it does not fit', 900, { visibleTop: 1000, visibleHeight: 640 }, 1016],
    ['at the top of a frame that is not visible', 300, { visibleTop: 0, visibleHeight: 0 }, 16],
  ])('positions a dialog %s', (_name, dialogHeight, band, expected) => {
    expect(computeDialogTop(dialogHeight, band)).toBe(expected)
  })
})
