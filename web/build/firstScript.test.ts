// A press on Continue before the application has come: kept by the first script, carried out once the page is alive.
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { carryOutEarlySubmits } from '../src/app/earlySubmits.ts'
import { firstScript, headScript } from './firstScript.ts'

let answered: string[] = []

const addForm = (dataset: Readonly<Record<string, string>>): HTMLFormElement => {
  const form = document.createElement('form')
  Object.assign(form.dataset, dataset)
  document.body.append(form)
  return form
}
const press = (form: HTMLFormElement): boolean =>
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

beforeEach(() => {
  answered = []
  document.body.replaceChildren()
  runInNewContext(firstScript, { window, addEventListener: window.addEventListener.bind(window) })
})

it('carries each press out once, in order', () => {
  const page = addForm({ page: 'name' })
  const other = addForm({ page: 'other' })
  expect([press(page), press(page), press(other)]).toEqual([false, false, false])
  for (const form of [page, other]) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      answered.push(form.dataset['page'] ?? '')
    })
  }
  carryOutEarlySubmits()
  expect(answered).toEqual(['name', 'other'])
})

it('lets a dialog close by itself, and carries that out too', () => {
  const dialog = addForm({ modal: 'amount' })
  expect(press(dialog)).toBe(true)
  dialog.addEventListener('submit', () => answered.push('amount'))
  carryOutEarlySubmits()
  expect(answered).toEqual(['amount'])
})

it('leaves out a form that is no longer there, and steps aside afterwards', () => {
  const page = addForm({ page: 'name' })
  press(page)
  page.remove()
  page.addEventListener('submit', () => answered.push('name'))
  carryOutEarlySubmits()
  expect(answered).toEqual([])
  expect(press(addForm({ page: 'next' }))).toBe(true)
  carryOutEarlySubmits()
})

describe('somebody who comes back to another page', () => {
  let isHiddenEarly = false
  let told: ((entries: { getEntriesByName: (name: string) => readonly object[] }) => void) | null = null
  class Observer {
    constructor(onEntries: NonNullable<typeof told>) {
      told = onEntries
    }
    observe(): void {}
  }
  /** The script in a tab that holds a journey and came to the index by that kind of navigation. */
  const run = (type: string): void => {
    told = null
    const scope = {
      window,
      document,
      sessionStorage,
      localStorage,
      location: { pathname: '/application-frontend/' },
      performance: { getEntriesByType: () => [{ type }] },
      PerformanceObserver: Observer,
      addEventListener: window.addEventListener.bind(window),
    }
    runInNewContext(headScript, scope)
    isHiddenEarly = isHidden()
    runInNewContext(firstScript, scope)
  }
  const paint = () => told?.({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{}] : []) })
  const isHidden = () => document.documentElement.dataset['returning'] !== undefined

  beforeEach(() => {
    delete document.documentElement.dataset['returning']
    const basePath = Object.assign(document.createElement('meta'), {
      name: 'base-path',
      content: '/application-frontend',
    })
    document.head.replaceChildren(basePath)
    sessionStorage.setItem(
      'dynamicPages',
      JSON.stringify({ version: 1, value: { currentFormPath: '/loan-purpose', completed: ['initial-details'] } }),
    )
    return () => {
      sessionStorage.clear()
      delete document.documentElement.dataset['returning']
    }
  })

  it.each(['reload', 'back_forward'])('does not see the first page at all after a %s', (type) => {
    run(type)
    expect([isHiddenEarly, isHidden()]).toEqual([true, true])
  })

  it('costs the first paint nothing, and is known right after it', () => {
    run('navigate')
    expect(isHidden()).toBe(false)
    paint()
    expect(isHidden()).toBe(true)
  })

  it('is not hidden from once the application has taken over', () => {
    run('navigate')
    carryOutEarlySubmits()
    paint()
    expect(isHidden()).toBe(false)
  })

  it('sees the first page where nothing was answered yet', () => {
    sessionStorage.clear()
    run('reload')
    expect(isHidden()).toBe(false)
  })
})

describe('where the application does not load', () => {
  const reload = vi.fn<() => void>()
  const addMessage = (): HTMLElement => {
    const element = document.createElement('div')
    element.id = 'start-failed'
    element.hidden = true
    document.body.append(element)
    return element
  }
  const run = (script: string): void => {
    const addEventListener = window.addEventListener.bind(window)
    runInNewContext(script, { window, document, sessionStorage, location: { reload }, addEventListener })
  }
  beforeEach(() => {
    reload.mockClear()
    sessionStorage.clear()
  })

  it('loads the page anew once where a script is gone, then says so', () => {
    const message = addMessage()
    run(`${firstScript};window.startFailed(true)`)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(message.hidden).toBe(true)
    run('window.startFailed(true)')
    expect(reload).toHaveBeenCalledTimes(1)
    expect(message.hidden).toBe(false)
  })
  it.each([
    ['a script of ours', 'module', 1],
    ['a blocked script of a third party', '', 0],
  ])('takes %s that does not come for that: %s', (_whose, type, reloads) => {
    addMessage()
    run(firstScript)
    const script = document.createElement('script')
    script.type = type
    document.head.append(script)
    script.dispatchEvent(new Event('error'))
    script.remove()
    expect(reload.mock.calls.length > 0).toBe(reloads > 0)
  })
  it('only says so where it failed for another reason', () => {
    const message = addMessage()
    run(`${firstScript};window.startFailed(false)`)
    expect(reload).not.toHaveBeenCalled()
    expect(message.hidden).toBe(false)
  })
})
