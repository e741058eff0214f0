import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepPresses } from './keepPresses.ts'

let stop: () => void
let clicks: string[]

beforeEach(() => {
  const button = Object.assign(document.createElement('button'), { type: 'button', id: 'continue' })
  button.append(document.createElement('i'))
  const form = document.createElement('form')
  form.append(document.createElement('p'), button)
  document.body.replaceChildren(form)
  clicks = []
  find('#continue').addEventListener('click', () => clicks.push('continue'))
  stop = keepPresses()
})
afterEach(() => stop())

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`No ${selector}`)
  return found
}

const press = (down: string, click: string, { x = 100, button = 0 } = {}): void => {
  const common = { bubbles: true, cancelable: true, clientY: 300, button }
  find(down).dispatchEvent(new PointerEvent('pointerdown', { ...common, clientX: 100, isPrimary: true }))
  find(click).dispatchEvent(new PointerEvent('click', { ...common, clientX: x, detail: 1 }))
}

it('a press on a button that moves is a click on it', () => {
  press('#continue i', 'form')
  expect(clicks).toEqual(['continue'])
})

it('a press on a button that stays is one click', () => {
  press('#continue', '#continue i')
  expect(clicks).toEqual(['continue'])
})

it.each([
  ['leaves the button', '#continue', 'form', { x: 140 }],
  ['ends on another element', '#continue', 'p', {}],
  ['begins beside the button', 'p', 'form', {}],
  ['is made with another button of the mouse', '#continue', 'form', { button: 2 }],
])('a press that %s is not a click', (_name, down, click, pointer) => {
  press(down, click, pointer)
  expect(clicks).toEqual([])
})

it('a click without a press, as of the keyboard, is left alone', () => {
  press('#continue', 'form')
  find('form').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  expect(clicks).toEqual(['continue'])
})
