import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { suppressDoubleClicks } from './suppressDoubleClicks.ts'

const button = (id: string): HTMLButtonElement =>
  Object.assign(document.createElement('button'), { id, type: 'button' })

const form = (...ids: readonly string[]): HTMLFormElement => {
  const element = document.createElement('form')
  element.append(...ids.map(button))
  return element
}

type Click = { readonly on: string; readonly at: number; readonly x?: number; readonly detail?: number }

/** The id of the button that each click reached, in order; null for a click that was suppressed. */
const click = (pointerType: string, ...clicks: readonly Click[]): readonly (string | null)[] =>
  clicks.map(({ on, at, x = 100, detail = 1 }) => {
    const event = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType, clientX: x, detail })
    Object.defineProperty(event, 'timeStamp', { value: at })
    let reached: string | null = null
    const pressed = document.querySelector<HTMLElement>(`#${on}`)
    const listen = (): void => {
      reached = on
    }
    pressed?.addEventListener('click', listen)
    const isDone = pressed?.dispatchEvent(event) ?? false
    pressed?.removeEventListener('click', listen)
    expect(isDone).toBe(reached !== null)
    return reached
  })

describe('the second click of a double click', () => {
  let end: () => void

  beforeEach(() => {
    const screen = document.createElement('section')
    screen.dataset['screen'] = 'offer'
    screen.append(button('accept'))
    document.body.replaceChildren(form('continue', 'more'), form('agree'), screen, button('language'))
    end = suppressDoubleClicks()
  })
  afterEach(() => end())

  it.each(['agree', 'accept', 'language'])('is suppressed on another form, on a screen or outside both: %s', (on) => {
    expect(click('touch', { on: 'continue', at: 0 }, { on, at: 200 })).toEqual(['continue', null])
    expect(click('mouse', { on: 'continue', at: 1000 }, { on, at: 1400, detail: 2 })).toEqual(['continue', null])
  })

  it('is effective in the container of the first click', () => {
    expect(click('touch', { on: 'continue', at: 0 }, { on: 'more', at: 200 })).toEqual(['continue', 'more'])
    expect(click('mouse', { on: 'more', at: 1000 }, { on: 'more', at: 1200, detail: 2 })).toEqual(['more', 'more'])
  })

  it('is suppressed together with every further click of the same series', () => {
    expect(
      click(
        'mouse',
        { on: 'continue', at: 0 },
        { on: 'agree', at: 200, detail: 2 },
        { on: 'agree', at: 400, detail: 3 },
        { on: 'agree', at: 1400 },
      ),
    ).toEqual(['continue', null, null, 'agree'])
  })

  it('is a new click for touch after 300 ms or at another position', () => {
    expect(click('touch', { on: 'continue', at: 0 }, { on: 'agree', at: 300 })).toEqual(['continue', 'agree'])
    expect(click('touch', { on: 'continue', at: 1000 }, { on: 'agree', at: 1100, x: 130 })).toEqual([
      'continue',
      'agree',
    ])
  })

  it('is a new click after an input event', () => {
    expect(click('touch', { on: 'continue', at: 0 })).toEqual(['continue'])
    document.body.dispatchEvent(new Event('input', { bubbles: true }))
    expect(click('touch', { on: 'agree', at: 100 })).toEqual(['agree'])
  })

  it('is a new click for a mouse with `detail` 1, and for the keyboard', () => {
    expect(click('mouse', { on: 'continue', at: 0 }, { on: 'agree', at: 100 })).toEqual(['continue', 'agree'])
    expect(click('', { on: 'continue', at: 1000 }, { on: 'agree', at: 1100, detail: 0 })).toEqual(['continue', 'agree'])
  })
})
