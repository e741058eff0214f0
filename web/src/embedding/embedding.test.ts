// What the frame tells the page around it, to whom, and when; what is in sight and where a dialog goes. How it looks from
// the host's side is e2e/embedding.spec.ts.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHost, type HostMessage } from './host.ts'
import { readEmbedders, resolveHostOrigins } from './hostOrigins.ts'
import { dialogTop } from './placeDialog.ts'
import { reportHeight } from './reportHeight.ts'
import { isInSight } from './showInHost.ts'

const [first, second, foreign] = ['https://a.example', 'https://b.example', 'https://evil.example']

describe('whom to speak to', () => {
  it.each([
    ['the parent the browser names', [second, foreign], '', [second]],
    ['nobody where the parent may not embed the form', [foreign, first], `${first}/page`, []],
    ['nobody where the parent has no origin', ['null'], `${first}/page`, []],
    ['whoever opened the form, where the browser names no parent', undefined, `${second}/page?x=1`, [second]],
    ['each that may embed it where nobody is named', undefined, '', [first, second]],
    ['each of them where somebody else opened it', undefined, `${foreign}/`, [first, second]],
    ['each of them where the address is none', [], 'about:blank', [first, second]],
  ])('is %s', (_name, ancestorOrigins, referrer, expected) => {
    expect(resolveHostOrigins([first, second], { ancestorOrigins, referrer })).toEqual(expected)
  })

  it('is nobody where nobody may embed the form', () => {
    expect(resolveHostOrigins([], { ancestorOrigins: [first], referrer: first })).toEqual([])
    expect(resolveHostOrigins([], { ancestorOrigins: undefined, referrer: first })).toEqual([])
  })

  it('stands in the head of the page', () => {
    expect(readEmbedders()).toEqual([])
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'embedders', content: `${first} ${second}` })
    document.head.append(meta)
    expect(readEmbedders()).toEqual([first, second])
    meta.remove()
  })

  it('names each exactly, never everybody', () => {
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
    // Those of earlier tests still listen to the window, and tell nobody.
    reportHeight((message) => own.push(message))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  // Shows spec 4.53
  it('is told once, 100 ms after the start, in whole pixels', () => {
    vi.advanceTimersByTime(99)
    expect(reported).toEqual([])
    vi.advanceTimersByTime(1)
    expect(heights()).toEqual([501])
    vi.advanceTimersByTime(10_000)
    expect(heights()).toEqual([501])
  })

  // Shows spec 4.54, 9.25
  it('is told once for a burst, 100 ms after its end', () => {
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
  ])('of 501 that became %d is told as %j: a change of more than 10 pixels', (pixels, expected) => {
    vi.advanceTimersByTime(100)
    changeTo(pixels)
    vi.advanceTimersByTime(100)
    expect(heights().slice(1)).toEqual(expected)
  })

  it('adds small changes up', () => {
    vi.advanceTimersByTime(100)
    for (const pixels of [507, 513]) {
      changeTo(pixels)
      vi.advanceTimersByTime(100)
    }
    expect(heights()).toEqual([501, 513])
  })

  // Shows spec 4.55
  it.each(['load', 'resize'])('is looked at again on %s', (event) => {
    vi.advanceTimersByTime(100)
    height = 900
    window.dispatchEvent(new Event(event))
    vi.advanceTimersByTime(100)
    expect(heights()).toEqual([501, 900])
  })

  it('counts an open dialog, with room below it', () => {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('open', '')
    vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 400, 360, 300))
    document.body.append(dialog)
    vi.advanceTimersByTime(100)
    expect(heights()).toEqual([716])
  })

  it('is told anew to a page that the browser brings back', () => {
    vi.advanceTimersByTime(100)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    vi.advanceTimersByTime(100)
    expect(heights()).toEqual([501, 501])
  })
})

describe('what is in sight', () => {
  it.each([
    ['all of it', { top: 100, height: 50, seenTop: 100, seenHeight: 50 }, true],
    ['nothing of it', { top: 100, height: 50, seenTop: 0, seenHeight: 0 }, false],
    ['its lower end', { top: 100, height: 50, seenTop: 120, seenHeight: 30 }, false],
    ['its first line', { top: 100, height: 50, seenTop: 100, seenHeight: 20 }, false],
    ['enough of something high', { top: 100, height: 900, seenTop: 100, seenHeight: 400 }, true],
    ['too little of something high', { top: 100, height: 900, seenTop: 100, seenHeight: 80 }, false],
  ])('%s', (_name, sight, expected) => {
    expect(isInSight(sight)).toBe(expected)
  })

  it.each([
    ['in the middle where it fits', 300, { seenTop: 1000, seenHeight: 640 }, 1170],
    ['at the top where it does not', 900, { seenTop: 1000, seenHeight: 640 }, 1016],
    ['at the top of a frame that is out of sight', 300, { seenTop: 0, seenHeight: 0 }, 16],
  ])('has a dialog %s', (_name, dialogHeight, band, expected) => {
    expect(dialogTop(dialogHeight, band)).toBe(expected)
  })
})
