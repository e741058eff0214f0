import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Dialog } from './Dialog.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
let asked = 0

function show(open: boolean) {
  act(() =>
    root.render(
      <Dialog id="dialog" labelledBy="title" open={open} onClose={() => (asked += 1)}>
        <h2 id="title">Title</h2>
        <input name="field" defaultValue="" />
      </Dialog>,
    ),
  )
}

function dialog(): HTMLDialogElement {
  const found = document.querySelector('dialog')
  if (found === null) throw new Error('No dialog is rendered')
  return found
}

beforeEach(() => {
  asked = 0
  document.body.replaceChildren()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  act(() => root.unmount())
})

describe('Dialog', () => {
  it('opens and closes with the `open` prop', () => {
    show(false)
    expect(dialog().open).toBe(false)
    show(true)
    expect(dialog().open).toBe(true)
    show(false)
    expect(dialog().open).toBe(false)
    expect(asked).toBe(0)
  })

  it('stays closed when its own form closed it before hydration', () => {
    const page = (
      <Dialog id="early" labelledBy="title" open onClose={() => (asked += 1)}>
        <h2 id="title">Title</h2>
      </Dialog>
    )
    const html = new DOMParser().parseFromString(`<div>${renderToString(page)}</div>`, 'text/html')
    const place = html.body.firstElementChild
    if (place === null) throw new Error('The markup is empty')
    document.body.append(place)
    expect(dialog().open).toBe(true)
    dialog().close()
    act(() => {
      root = hydrateRoot(place, page)
    })
    expect(dialog().open).toBe(false)
  })

  it('calls onClose on Escape and stays open', () => {
    show(true)
    const cancel = new Event('cancel', { cancelable: true })
    act(() => {
      dialog().dispatchEvent(cancel)
    })
    expect([cancel.defaultPrevented, asked, dialog().open]).toEqual([true, 1, true])
  })

  it('keeps typed text when it renders again', () => {
    show(true)
    const field = dialog().querySelector('input')
    if (field === null) throw new Error('The dialog has no input')
    field.value = 'typed'
    show(true)
    expect(field.value).toBe('typed')
  })
})
