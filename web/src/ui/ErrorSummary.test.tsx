import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

afterEach(cleanup)

it('focuses the control without navigation, and the control refers to its error', async () => {
  render(
    <>
      <ErrorSummary id="errors" title="Correct this" errors={[{ href: '#city', text: 'Enter a city' }]} />
      <Field id="city" label="City" hint="Where you live" error="Enter a city">
        {(control) => <TextInput {...control} name="city" />}
      </Field>
    </>,
  )
  const control = screen.getByRole('textbox', { name: 'City' })
  await userEvent.click(screen.getByRole('link', { name: 'Enter a city' }))
  expect(window.location.hash).toBe('')
  expect(control).toHaveFocus()
  expect(control).toBeInvalid()
  expect(control).toHaveAccessibleDescription('Where you live Enter a city')
})
