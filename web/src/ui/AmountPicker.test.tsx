import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode, SyntheticEvent } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AmountPicker } from './AmountPicker.tsx'

const user = userEvent.setup({ delay: null })
let reportedValues: number[] = []

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
    onValueChange={(value) => reportedValues.push(value)}
  />
)

const box = () => screen.getByRole('textbox', { name: 'Amount' })
const slider = () => screen.getByRole('slider', { name: 'Amount' })
const note = () => screen.getByRole('status')

const press = (name: string) => user.click(screen.getByRole('button', { name }))

const type = async (text: string) => {
  await user.clear(box())
  if (text !== '') await user.type(box(), text)
}

const typeAndLeave = async (text: string) => {
  await type(text)
  await user.tab()
}

beforeEach(() => {
  reportedValues = []
})
afterEach(cleanup)

describe('AmountPicker', () => {
  beforeEach(() => void render(picker))

  it('has one named control', () => {
    expect([...document.querySelectorAll('[name]')]).toEqual([box()])
  })

  it('changes text box and slider by one step and announces the amount', async () => {
    await press('More')
    await press('More')
    await press('Less')
    expect(box()).toHaveValue('5100')
    expect(slider()).toHaveValue('5100')
    expect(note()).toHaveTextContent('5100 coins')
    expect(reportedValues).toEqual([5100, 5200, 5100])
  })

  it('sends an input event with each number of its buttons, so that a form stores it', async () => {
    const texts: string[] = []
    const field = box()
    document.body.addEventListener('input', ({ target }) => {
      if (target === field && field instanceof HTMLInputElement) texts.push(field.value)
    })
    await press('More')
    await press('Less')
    expect(texts).toEqual(['5100', '5000'])
  })

  it('does not step beyond the maximum', async () => {
    await typeAndLeave('10000')
    await press('More')
    expect(box()).toHaveValue('10000')
  })

  it('copies the value of the slider and formats its aria-valuetext', () => {
    fireEvent.input(slider(), { target: { value: '700' } })
    expect(box()).toHaveValue('700')
    expect(slider()).toHaveAttribute('aria-valuetext', '700 coins')
  })

  it.each([
    ['12 345', '10000', 'adjusted: 10000'],
    ['7', '100', 'adjusted: 100'],
    ['3 149 coins', '3100', 'adjusted: 3100'],
    ['3 149,50', '3100', 'adjusted: 3100'],
    ['3 100,00', '3100', ''],
    ['3 100,50', '3100', 'cut: 3100'],
    ['nothing', '5000', 'unchanged: 5000'],
    ['', '5000', 'unchanged: 5000'],
  ])('normalises %s to %s on blur and shows the note "%s"', async (typed, value, text) => {
    await typeAndLeave(typed)
    expect(box()).toHaveValue(value)
    expect(slider()).toHaveValue(value)
    expect(note().textContent).toBe(text)
  })
})

describe('AmountPicker in a submitted form', () => {
  let sent = 0

  beforeEach(() => {
    sent = 0
    const submit = (event: SyntheticEvent) => {
      event.preventDefault()
      sent += 1
    }
    render(
      <form onSubmit={submit}>
        {picker}
        <button>Send</button>
      </form>,
    )
  })

  it.each(['99999', '', '4 000,50'])(
    'blocks the first submit to show how %j changed, and allows the next',
    async (typed) => {
      await type(typed)
      await user.keyboard('{Enter}')
      expect(sent).toBe(0)
      expect(note()).not.toBeEmptyDOMElement()
      expect(box()).toHaveFocus()
      await user.keyboard('{Enter}')
      expect(sent).toBe(1)
    },
  )

  it('blocks the submit when the press on the button causes the blur', async () => {
    await type('abc')
    await press('Send')
    expect(sent).toBe(0)
    expect(box()).toHaveFocus()
    await press('Send')
    expect(sent).toBe(1)
  })

  it('allows the submit when the change was shown before the press', async () => {
    await typeAndLeave('abc')
    await press('Send')
    expect(sent).toBe(1)
  })
})

describe('AmountPicker after hydration', () => {
  const hydrateAfter = (early: () => void) => {
    const html = new DOMParser().parseFromString(`<div>${renderToString(picker)}</div>`, 'text/html')
    const container = html.body.firstElementChild
    if (container === null) throw new Error('The markup is empty')
    expect(container.querySelectorAll('[style]')).toHaveLength(0)
    document.body.append(container)
    early()
    render(picker, { container, hydrate: true })
  }

  it('keeps a number that was typed before hydration', () => {
    hydrateAfter(() => void fireEvent.input(box(), { target: { value: '700' } }))
    expect(box()).toHaveValue('700')
    expect(slider()).toHaveValue('700')
    expect(reportedValues).toEqual([700])
  })

  it('keeps a slider value that was set before hydration', () => {
    hydrateAfter(() => void fireEvent.input(slider(), { target: { value: '9000' } }))
    expect(box()).toHaveValue('9000')
    expect(slider()).toHaveValue('9000')
    expect(reportedValues).toEqual([9000])
  })

  it('leaves a box that the applicant is emptying', () => {
    hydrateAfter(() => {
      fireEvent.input(slider(), { target: { value: '9000' } })
      box().focus()
      fireEvent.input(box(), { target: { value: '' } })
    })
    expect(box()).toHaveValue('')
  })

  it('reports no number when the applicant changed nothing', () => {
    hydrateAfter(() => {})
    expect(box()).toHaveValue('5000')
    expect(reportedValues).toEqual([])
  })
})
