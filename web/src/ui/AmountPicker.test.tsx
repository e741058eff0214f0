import { act, type ReactNode, type SyntheticEvent } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AmountPicker } from './AmountPicker.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

let settled: number[] = []
let root: Root

const picker: ReactNode = (
  <AmountPicker
    id="amount"
    name="amount"
    label="Amount"
    min={100}
    max={10000}
    step={100}
    defaultValue={5000}
    format={(value) => `${value} coins`}
    unit="coins"
    enterKeyHint="next"
    decreaseLabel="Less"
    increaseLabel="More"
    noteText={(value, reason) => `${reason}: ${value}`}
    onSettle={(value) => settled.push(value)}
  />
)

function input(selector: string): HTMLInputElement {
  const found = document.querySelector(selector)
  if (!(found instanceof HTMLInputElement)) throw new Error(`No input matches ${selector}`)
  return found
}
const box = () => input('#amount')
const slider = () => input('input[type=range]')
const status = () => document.querySelector('[role=status]')?.textContent

function press(label: string) {
  act(() => {
    document.querySelector(`button[aria-label=${label}]`)?.dispatchEvent(new Event('click', { bubbles: true }))
  })
}

function typeAndLeave(text: string) {
  act(() => {
    box().focus()
    box().value = text
    box().blur()
  })
}

beforeEach(() => {
  settled = []
  document.body.replaceChildren()
})

afterEach(() => {
  act(() => root.unmount())
})

describe('AmountPicker', () => {
  beforeEach(() => {
    root = createRoot(document.body.appendChild(document.createElement('div')))
    act(() => root.render(picker))
  })

  it('has one named control', () => {
    expect([...document.querySelectorAll('[name]')]).toEqual([box()])
  })

  it('changes text box and slider by one step and announces the amount', () => {
    press('More')
    press('More')
    press('Less')
    expect([box().value, slider().value, status()]).toEqual(['5100', '5100', '5100 coins'])
    expect(settled).toEqual([5100, 5200, 5100])
  })

  it('does not step beyond the maximum', () => {
    typeAndLeave('10000')
    press('More')
    expect(box().value).toBe('10000')
  })

  it('copies the value of the slider and formats its aria-valuetext', () => {
    act(() => {
      slider().value = '700'
      slider().dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(box().value).toBe('700')
    expect(slider().getAttribute('aria-valuetext')).toBe('700 coins')
  })

  it.each([
    ['12 345', '10000', 'moved: 10000'],
    ['7', '100', 'moved: 100'],
    ['3 149 coins', '3100', 'moved: 3100'],
    ['3 149,50', '3100', 'moved: 3100'],
    ['3 100,00', '3100', ''],
    ['3 100,50', '3100', 'cut: 3100'],
    ['nothing', '5000', 'kept: 5000'],
    ['', '5000', 'kept: 5000'],
  ])('normalises %s to %s on blur and shows the note "%s"', (typed, value, note) => {
    typeAndLeave(typed)
    expect([box().value, slider().value, status()]).toEqual([value, value, note])
  })
})

describe('AmountPicker in a submitted form', () => {
  let sent = 0
  const send = () => act(() => box().form?.requestSubmit())
  const pressBegins = () => void box().form?.dispatchEvent(new Event('pointerdown'))

  beforeEach(() => {
    sent = 0
    root = createRoot(document.body.appendChild(document.createElement('div')))
    const submit = (event: SyntheticEvent) => {
      event.preventDefault()
      sent += 1
    }
    act(() => root.render(<form onSubmit={submit}>{picker}</form>))
  })

  it.each(['99999', '', '4 000,50'])('blocks the first submit to show how %j changed, and allows the next', (typed) => {
    act(() => box().focus())
    box().value = typed
    send()
    expect([sent, status() === '', document.activeElement]).toEqual([0, false, box()])
    send()
    expect(sent).toBe(1)
  })

  it('blocks the submit when the press on the button causes the blur', () => {
    pressBegins()
    typeAndLeave('abc')
    send()
    expect(sent).toBe(0)
    send()
    expect(sent).toBe(1)
  })

  it('allows the submit when the change was shown before the press', () => {
    typeAndLeave('abc')
    pressBegins()
    send()
    expect(sent).toBe(1)
  })
})

describe('AmountPicker after hydration', () => {
  function hydrateAfter(early: () => void) {
    const html = new DOMParser().parseFromString(`<div>${renderToString(picker)}</div>`, 'text/html')
    const place = html.body.firstElementChild
    if (place === null) throw new Error('The markup is empty')
    expect(place.querySelectorAll('[style]')).toHaveLength(0)
    document.body.append(place)
    early()
    act(() => {
      root = hydrateRoot(place, picker)
    })
  }

  it('keeps a number that was typed before hydration', () => {
    hydrateAfter(() => {
      box().value = '700'
    })
    expect([box().value, slider().value, settled]).toEqual(['700', '700', [700]])
  })

  it('keeps a slider value that was set before hydration', () => {
    hydrateAfter(() => {
      slider().value = '9000'
    })
    expect([box().value, slider().value, settled]).toEqual(['9000', '9000', [9000]])
  })

  it('reports no number when the applicant changed nothing', () => {
    hydrateAfter(() => {})
    expect([box().value, settled]).toEqual(['5000', []])
  })
})
