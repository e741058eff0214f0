import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepDoublePressesTogether } from './doublePress.ts'

const button = (id: string): HTMLButtonElement =>
  Object.assign(document.createElement('button'), { id, type: 'button' })

const form = (...ids: readonly string[]): HTMLFormElement => {
  const element = document.createElement('form')
  element.append(...ids.map(button))
  return element
}

type Click = { readonly on: string; readonly at: number; readonly x?: number; readonly detail?: number }

/** What each click reached, in turn; null where it was stopped. */
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

describe('the second click of a double press', () => {
  let end: () => void

  beforeEach(() => {
    const screen = document.createElement('section')
    screen.dataset['screen'] = 'offer'
    screen.append(button('accept'))
    document.body.replaceChildren(form('continue', 'more'), form('agree'), screen, button('language'))
    end = keepDoublePressesTogether()
  })
  afterEach(() => end())

  it.each(['agree', 'accept', 'language'])('does nothing on another page, screen or beside it: %s', (on) => {
    expect(click('touch', { on: 'continue', at: 0 }, { on, at: 200 })).toEqual(['continue', null])
    expect(click('mouse', { on: 'continue', at: 1000 }, { on, at: 1400, detail: 2 })).toEqual(['continue', null])
  })

  it('counts where it began', () => {
    expect(click('touch', { on: 'continue', at: 0 }, { on: 'more', at: 200 })).toEqual(['continue', 'more'])
    expect(click('mouse', { on: 'more', at: 1000 }, { on: 'more', at: 1200, detail: 2 })).toEqual(['more', 'more'])
  })

  it('stays without effect however often it comes', () => {
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

  it('is none for a finger after a while, or elsewhere', () => {
    expect(click('touch', { on: 'continue', at: 0 }, { on: 'agree', at: 300 })).toEqual(['continue', 'agree'])
    expect(click('touch', { on: 'continue', at: 1000 }, { on: 'agree', at: 1100, x: 130 })).toEqual([
      'continue',
      'agree',
    ])
  })

  it('is none once something was typed', () => {
    expect(click('touch', { on: 'continue', at: 0 })).toEqual(['continue'])
    document.body.dispatchEvent(new Event('input', { bubbles: true }))
    expect(click('touch', { on: 'agree', at: 100 })).toEqual(['agree'])
  })

  it('is none for a mouse whose browser counts one, and for the keyboard', () => {
    expect(click('mouse', { on: 'continue', at: 0 }, { on: 'agree', at: 100 })).toEqual(['continue', 'agree'])
    expect(click('', { on: 'continue', at: 1000 }, { on: 'agree', at: 1100, detail: 0 })).toEqual(['continue', 'agree'])
  })
})
