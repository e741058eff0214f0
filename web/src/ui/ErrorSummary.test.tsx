import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

let root: Root

afterEach(() => {
  act(() => root.unmount())
})

describe('ErrorSummary beside a field', () => {
  it('focuses the control without navigation, and the control refers to its error', () => {
    document.body.replaceChildren()
    root = createRoot(document.body.appendChild(document.createElement('div')))
    act(() =>
      root.render(
        <>
          <ErrorSummary id="errors" title="Correct this" errors={[{ href: '#city', text: 'Enter a city' }]} />
          <Field id="city" label="City" hint="Where you live" error="Enter a city">
            {(control) => <TextInput {...control} name="city" />}
          </Field>
        </>,
      ),
    )
    const link = document.querySelector('a')
    const control = document.querySelector('input')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    act(() => {
      link?.dispatchEvent(click)
    })
    expect(click.defaultPrevented).toBe(true)
    expect(document.activeElement).toBe(control)
    expect(control?.getAttribute('aria-invalid')).toBe('true')
    const text = control
      ?.getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(text).toEqual(['Where you live', 'Enter a city'])
  })
})
