import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { car, receiptText } from './choiceIcons.ts'
import { Fieldset } from './Fieldset.tsx'
import { RadioTiles } from './RadioTiles.tsx'

afterEach(cleanup)

const renderTiles = () =>
  render(
    <Fieldset id="purpose-group" legend="What is the loan for?" error="Choose what the loan is for">
      <RadioTiles
        name="purpose"
        idPrefix="purpose"
        options={[
          { value: 'bills', label: 'Bills', icon: receiptText },
          { value: 'vehicle', label: 'A car', icon: car },
        ]}
        defaultValue="bills"
        invalid
      />
    </Fieldset>,
  )

it('is a group of radio buttons, named by their labels alone', async () => {
  renderTiles()
  expect(screen.getByRole('group', { name: 'What is the loan for?' })).toHaveAccessibleDescription(
    'Choose what the loan is for',
  )
  expect(screen.queryAllByRole('img')).toEqual([])
  expect(screen.getByRole('radio', { name: 'Bills' })).toBeChecked()
  await userEvent.click(screen.getByText('A car'))
  expect(screen.getByRole('radio', { name: 'A car' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Bills' })).not.toBeChecked()
})

it('has the id that an error link targets on its first radio button', () => {
  renderTiles()
  expect(screen.getByRole('radio', { name: 'Bills' })).toHaveAttribute('id', 'purpose')
})

it.each([
  ['Arbeitslosengeld', true],
  ['Arbeitslosen\u00ADgeld', false],
])('keeps one column on a phone for the word %j: %s', (label, isWide) => {
  const { container } = render(
    <RadioTiles name="source" idPrefix="source" options={[{ value: 'benefits', label, icon: receiptText }]} />,
  )
  expect(container.firstElementChild?.hasAttribute('data-wide')).toBe(isWide)
})
