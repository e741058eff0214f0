import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

const user = userEvent.setup({ delay: null })
const options = [
  { value: 'PL', label: 'Polska' },
  { value: 'LV', label: 'Łotwa' },
  { value: 'VN', label: 'Wietnam' },
  { value: 'VU', label: 'Wyspy Vanuatu' },
]
const texts = { results: (count: number) => `${count} results`, none: 'Nothing found', open: 'Show the list' }

let submitted: FormDataEntryValue | null = null
let inputs = 0

afterEach(() => {
  cleanup()
  submitted = null
  inputs = 0
})

const renderCombobox = (props: Partial<ComboboxProps> = {}) =>
  render(
    <form
      onInput={() => {
        inputs += 1
      }}
      onSubmit={(event) => {
        event.preventDefault()
        submitted = new FormData(event.currentTarget).get('country')
      }}
    >
      <label htmlFor="country">Country</label>
      <Combobox id="country" name="country" label="Country" options={options} texts={texts} {...props} />
      <button type="submit">Continue</button>
    </form>,
  )

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' })
const listLabels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const submit = async () => {
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  return submitted
}

describe('a combobox of a choice', () => {
  it('adds the options to the document when it is opened, and removes them when it is closed', async () => {
    renderCombobox({ isChoice: true })
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    expect(listLabels()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Show the list' }))
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('listbox', { name: 'Country' })).toBeInTheDocument()
    expect(listLabels()).toEqual(['Polska', 'Łotwa', 'Wietnam', 'Wyspy Vanuatu'])
    await user.keyboard('{Escape}')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    expect(listLabels()).toEqual([])
  })

  it('finds options without diacritics and announces their number', async () => {
    renderCombobox({ isChoice: true })
    await user.type(box(), 'lot')
    expect(listLabels()).toEqual(['Łotwa'])
    expect(screen.getByRole('status')).toHaveTextContent('1 results')
    await user.clear(box())
    await user.type(box(), 'w')
    expect(screen.getByRole('status')).toHaveTextContent('2 results')
  })

  it('selects the highlighted option with Enter, without submitting the form', async () => {
    renderCombobox({ isChoice: true })
    await user.type(box(), 'w')
    const [first, second] = screen.getAllByRole('option')
    expect(box()).toHaveAttribute('aria-activedescendant', first?.id)
    await user.keyboard('{ArrowDown}')
    expect(box()).toHaveAttribute('aria-activedescendant', second?.id)
    expect(second).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Enter}')
    expect(submitted).toBeNull()
    expect(box()).toHaveValue('Wyspy Vanuatu')
    expect(await submit()).toBe('VU')
  })

  it('selects a pressed option and dispatches an input event', async () => {
    renderCombobox({ isChoice: true })
    await user.click(box())
    expect(inputs).toBe(0)
    await user.click(screen.getByRole('option', { name: 'Wietnam' }))
    expect(inputs).toBe(1)
    expect(box()).toHaveFocus()
    expect(await submit()).toBe('VN')
  })

  it('completes a text that has one result when the applicant leaves the box', async () => {
    renderCombobox({ isChoice: true })
    await user.type(box(), 'wiet')
    await user.tab()
    expect(box()).toHaveValue('Wietnam')
    expect(await submit()).toBe('VN')
  })

  it('selects none of several matching options when the applicant leaves the box', async () => {
    renderCombobox({ isChoice: true })
    await user.type(box(), 'w')
    await user.tab()
    expect(box()).toHaveValue('w')
    expect(await submit()).toBe('w')
  })

  it('submits a text that names no option, for validation to reject', async () => {
    renderCombobox({ isChoice: true })
    await user.type(box(), 'Atlantyda')
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
    expect(await submit()).toBe('Atlantyda')
  })

  it('accepts the value of an option as typed text', async () => {
    renderCombobox({ isChoice: true })
    await user.type(box(), 'VN')
    await user.tab()
    expect(box()).toHaveValue('Wietnam')
  })

  it('shows the label of its value and keeps it on Escape', async () => {
    renderCombobox({ isChoice: true, defaultValue: 'LV' })
    expect(box()).toHaveValue('Łotwa')
    await user.click(box())
    await user.keyboard('{Escape}{Escape}')
    expect(box()).toHaveValue('Łotwa')
    await user.keyboard('{ArrowDown}')
    expect(listLabels()).toHaveLength(4)
    expect(screen.getByRole('option', { name: 'Łotwa' })).toHaveAttribute('aria-selected', 'true')
    expect(await submit()).toBe('LV')
  })
})

describe('a combobox of a text', () => {
  it('submits what was typed, also with suggestions', async () => {
    renderCombobox()
    await user.type(box(), 'Pol{Enter}')
    expect(submitted).toBe('Pol')
  })

  it('selects a suggestion by keyboard', async () => {
    renderCombobox()
    await user.type(box(), 'pol{ArrowDown}{Enter}')
    expect(box()).toHaveValue('Polska')
    expect(await submit()).toBe('Polska')
  })

  it('has no list without suggestions', async () => {
    renderCombobox({ options: [] })
    expect(screen.queryByRole('button', { name: 'Show the list' })).not.toBeInTheDocument()
    await user.type(box(), 'Pol')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('shows a value that a look-up fills in, and does not open its list', () => {
    renderCombobox()
    fireEvent.change(box(), { target: { value: 'Pol' } })
    expect(box()).toHaveValue('Pol')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
  })
})
