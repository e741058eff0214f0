// The inline scripts before the application has loaded, with a document like the prerendered one.
import { specExpiry } from '@loan/domain/products/defaults'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { submitEarlyForms } from '../src/app/earlySubmits.ts'
import { runFirstScript } from './runFirstScript.ts'
import { runHeadScript } from './runHeadScript.ts'
import { find, createPrerenderedDocument, submitForm, showPage, tick, type } from './testing/prerenderedPage.ts'

let fixture = createPrerenderedDocument()
beforeEach(() => {
  fixture.close()
  fixture = createPrerenderedDocument()
})
afterEach(() => fixture.close())

describe('a submit before the application has loaded', () => {
  const listen = (selector: string, name: string, answered: string[]) =>
    document.querySelector(selector)?.addEventListener('submit', (event) => {
      event.preventDefault()
      answered.push(name)
    })

  it('is repeated once by the application, in order', () => {
    runFirstScript()
    const answered: string[] = []
    expect([submitForm('[data-page]'), submitForm('[data-page]'), submitForm('[data-modal]')]).toEqual([
      false,
      false,
      true,
    ])
    listen('[data-page]', 'page', answered)
    listen('[data-modal]', 'dialog', answered)
    submitEarlyForms()
    expect(answered).toEqual(['page', 'dialog'])
  })

  it('is dropped when its form is gone, and is not collected after the start', () => {
    runFirstScript()
    const answered: string[] = []
    listen('[data-page]', 'page', answered)
    submitForm('[data-page]')
    document.querySelector('[data-page]')?.remove()
    answered.length = 0
    submitEarlyForms()
    expect(answered).toEqual([])
    expect(submitForm('[data-modal]')).toBe(true)
    expect(window.earlySubmits).toBeUndefined()
  })
})

describe('an answer before the application has loaded', () => {
  it('is stored immediately and restored after a reload', () => {
    runFirstScript()
    type('contactDetails.email', 'anna@example.com')
    type('title', 'mr')
    tick('[name="generalPolicies"]')
    tick('[name="owner"][value="false"]')
    find('[data-slides]').value = '4200'
    find('[data-slides]').dispatchEvent(new Event('input', { bubbles: true }))
    expect(find('[name="amount"]').value).toBe('4200')
    showPage()
    document.documentElement.dataset['returning'] = ''
    runFirstScript()
    expect(find('[name="contactDetails.email"]').value).toBe('anna@example.com')
    expect(document.querySelector('select')?.value).toBe('mr')
    expect([find('[name="generalPolicies"]').checked, find('[name="owner"][value="false"]').checked]).toEqual([
      true,
      true,
    ])
    expect([find('[name="amount"]').value, find('[data-slides]').value]).toEqual(['4200', '4200'])
  })

  it.each([
    ['7 000', '7000'],
    ['7.000,50', '7000'],
    ['7.000,00 €', '7000'],
    ['', '4200'],
  ])('replaces an older value of its slider: %j is %s', (typed, value) => {
    runFirstScript()
    find('[data-slides]').value = '4200'
    find('[data-slides]').dispatchEvent(new Event('input', { bubbles: true }))
    type('amount', typed)
    expect(find('[data-slides]').value).toBe(value)
    expect(find('[name="amount"]').value).toBe(typed)
  })

  it('leaves a slider without a stored answer to the application, which writes its attribute', () => {
    runFirstScript()
    type('contactDetails.email', 'anna@example.com')
    showPage()
    document.documentElement.dataset['returning'] = ''
    runFirstScript()
    find('[data-slides]').setAttribute('value', '4200')
    expect(find('[data-slides]').value).toBe('4200')
  })

  it('is not stored when it is a personal code', () => {
    runFirstScript()
    type('contactDetails.email', 'anna@example.com')
    type('personalDetails.personalCode', '85071412345')
    expect(sessionStorage.getItem('earlyAnswers')).toContain('anna@example.com')
    expect(`${sessionStorage.getItem('earlyAnswers')} ${localStorage.getItem('earlyAnswers')}`).not.toContain(
      '85071412345',
    )
  })

  it('is not restored after the application has expired', () => {
    const at = Date.now() - (specExpiry.applicationHours + 1) * 3_600_000
    sessionStorage.setItem(
      'earlyAnswers',
      JSON.stringify({ at, answers: { 'contactDetails.email': 'old@example.com' } }),
    )
    document.documentElement.dataset['returning'] = ''
    runFirstScript()
    expect(find('[name="contactDetails.email"]').value).toBe('')
  })

  it('is not stored after the application has started', () => {
    runFirstScript()
    delete window.earlyAnswers
    type('contactDetails.email', 'anna@example.com')
    expect(sessionStorage.getItem('earlyAnswers')).toBeNull()
  })
})

describe('an applicant who returns to another page', () => {
  let onPaint: (() => void) | null = null
  const isHidden = () => document.documentElement.dataset['returning'] !== undefined

  /** Opens the index by a kind of navigation. Returns whether the page is hidden before the first paint. */
  const open = (kind: string): boolean => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(performance.mark('navigation'), { type: kind }),
    ])
    runHeadScript()
    const isHiddenEarly = isHidden()
    runFirstScript()
    return isHiddenEarly
  }

  beforeEach(() => {
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(onEntries: (list: { getEntriesByName: (name: string) => readonly object[] }) => void) {
          onPaint = () => onEntries({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{}] : []) })
        }
        observe(): void {}
      },
    )
    history.replaceState(null, '', '/application-frontend/')
    const basePath = Object.assign(document.createElement('meta'), {
      name: 'base-path',
      content: '/application-frontend',
    })
    document.head.replaceChildren(basePath)
    const value = { currentFormPath: '/loan-purpose', completed: ['initial-details'] }
    sessionStorage.setItem('dynamicPages', JSON.stringify({ version: 1, value }))
    return () => history.replaceState(null, '', '/')
  })

  it.each(['reload', 'back_forward'])('never sees the first page after a %s', (kind) => {
    expect([open(kind), isHidden()]).toEqual([true, true])
  })

  it('sees the first paint after a new navigation; the page is hidden right after it', () => {
    expect([open('navigate'), isHidden()]).toEqual([false, false])
    onPaint?.()
    expect(isHidden()).toBe(true)
  })

  it('sees the page when the application has started before the first paint', () => {
    open('navigate')
    submitEarlyForms()
    onPaint?.()
    expect(isHidden()).toBe(false)
  })

  it('sees the first page without stored answers', () => {
    sessionStorage.clear()
    open('reload')
    expect(isHidden()).toBe(false)
  })
})
