import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

const onClose = vi.fn<() => void>()

const renderDialog = (open: boolean) => (
  <Dialog id="dialog" labelledBy="title" open={open} onClose={onClose}>
    <h2 id="title">Title</h2>
    <input aria-label="Field" name="field" defaultValue="" />
  </Dialog>
)

/** Null while the dialog is closed. */
const findOpenDialog = () => screen.queryByRole('dialog', { name: 'Title' })

beforeEach(() => void onClose.mockClear())
afterEach(cleanup)

describe('Dialog', () => {
  it('opens and closes with the `open` prop', () => {
    const { rerender } = render(renderDialog(false))
    expect(findOpenDialog()).toBeNull()
    rerender(renderDialog(true))
    expect(findOpenDialog()).not.toBeNull()
    rerender(renderDialog(false))
    expect(findOpenDialog()).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('stays closed when its own form closed it before hydration', () => {
    const page = renderDialog(true)
    const html = new DOMParser().parseFromString(`<div>${renderToString(page)}</div>`, 'text/html')
    const container = html.body.firstElementChild
    if (container === null) throw new Error('The markup is empty')
    document.body.append(container)
    screen.getByRole('dialog', { name: 'Title' }).removeAttribute('open')
    render(page, { container, hydrate: true })
    expect(findOpenDialog()).toBeNull()
  })

  it('calls onClose on Escape and stays open', () => {
    render(renderDialog(true))
    const isAllowed = fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(isAllowed).toBe(false)
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(findOpenDialog()).not.toBeNull()
  })

  it('keeps typed text when it renders again', async () => {
    const { rerender } = render(renderDialog(true))
    await userEvent.type(screen.getByRole('textbox', { name: 'Field' }), 'typed')
    rerender(renderDialog(true))
    expect(screen.getByRole('textbox', { name: 'Field' })).toHaveValue('typed')
  })
})
