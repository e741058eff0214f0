// The script for hosts' pages: the frame, the parameters that it passes to the form, and the messages that it accepts.
// @vitest-environment-options {"settings": {"navigation": {"disableChildFrameNavigation": true}}}
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { urlParameterNames } from '../src/entry/urlParameters.ts'
import { attributionNames } from '../src/tracking/attribution.ts'
import { embedForm, passedParameters } from './embedForm.ts'

const origin = 'https://loans.example'
const src = `${origin}/application-frontend/embed-1.0.0.js`

const addScript = (dataset: Readonly<Record<string, string>> = {}, parent: HTMLElement = document.body) => {
  const script = document.createElement('script')
  script.type = 'text/plain'
  Object.assign(script.dataset, dataset)
  script.src = src
  parent.append(script)
  return script
}

const navigateTo = (query: string) => window.history.replaceState(null, '', `/offers${query}`)

beforeEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.documentElement.lang = ''
  navigateTo('')
})

describe('the frame', () => {
  it('is added to the elements of the host, one frame for each', () => {
    for (const id of ['a', 'b']) {
      const slot = document.createElement('div')
      slot.id = id
      slot.dataset['loanForm'] = ''
      document.body.append(' ', slot)
    }
    const frames = [embedForm(addScript()), embedForm(addScript()), embedForm(addScript())]
    expect(frames.map(({ parentElement }) => parentElement?.id)).toEqual(['a', 'b', ''])
  })

  it('follows its script without such an element, or ends the body for a script in the head', () => {
    const script = addScript()
    addScript()
    expect(embedForm(script).previousElementSibling).toBe(script)
    expect(embedForm(addScript({}, document.head))).toBe(document.body.lastElementChild)
  })

  it('has a title in the language of the page, or the host’s own', () => {
    const titleIn = (lang: string, dataset = {}) => {
      document.documentElement.lang = lang
      return embedForm(addScript(dataset)).title
    }
    expect(titleIn('pl-PL')).toBe('Wniosek o pożyczkę')
    expect(titleIn('es')).toBe('Solicitud de préstamo')
    expect(titleIn('de-AT')).toBe('Kreditantrag')
    expect(titleIn('ro')).toBe('Cerere de credit')
    expect(titleIn('vi-VN')).toBe('Hồ sơ vay')
    expect(titleIn('xx')).toBe('Loan application')
    expect(titleIn('pl', { title: 'Pożyczka w Tukan' })).toBe('Pożyczka w Tukan')
  })

  it('has its own origin unless the host requests a sandbox', () => {
    expect(embedForm(addScript()).getAttribute('sandbox')).toBeNull()
    const sandbox = embedForm(addScript({ sandbox: '' })).getAttribute('sandbox')
    expect(sandbox).toContain('allow-scripts')
    // For the documents of a lender, such as a signed contract.
    expect(sandbox).toContain('allow-downloads')
    expect(sandbox).not.toMatch(/same-origin|top-navigation/u)
  })

  it('passes the parameters of the form from the URL of the page, and nothing else', () => {
    navigateTo(`?refName=partner&amount=500&amount=900&utm_source=x%26y&token=secret&email=&period=${'9'.repeat(501)}`)
    const { src: address } = embedForm(addScript())
    expect(address).toBe(`${origin}/application-frontend/?refName=partner&amount=500&utm_source=x%26y`)
  })

  it('passes the colours of the script’s attribute, and none from the host’s URL', () => {
    navigateTo('?uiColors=brand%3A%23ff0000')
    const plain = embedForm(addScript()).src
    expect(plain).toBe(`${origin}/application-frontend/`)
    const colours = 'brand: #00552b; page: #fffbf0'
    const { searchParams } = new URL(embedForm(addScript({ colors: colours })).src)
    expect(searchParams.get('uiColors')).toBe(colours)
    expect(embedForm(addScript({ colors: 'x'.repeat(501) })).src).toBe(plain)
  })

  it('passes every parameter that the form reads, and no other', () => {
    const read = new Set([...urlParameterNames, ...attributionNames])
    expect([...passedParameters].toSorted()).toEqual([...read].toSorted())
  })
})

describe('a message', () => {
  const embed = (dataset = {}) => {
    const frame = embedForm(addScript(dataset))
    const inside = {}
    Object.defineProperty(frame, 'contentWindow', { value: inside })
    Object.defineProperty(frame, 'clientHeight', { value: 2000 })
    const scroll = vi.spyOn(frame, 'scrollIntoView').mockImplementation(() => undefined)
    const send = (data: unknown, from: { readonly origin?: string; readonly source?: unknown } = {}) => {
      const event = new MessageEvent('message', { data, origin: from.origin ?? origin })
      Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : inside })
      window.dispatchEvent(event)
    }
    return { frame, send, scroll }
  }
  const readHeight = ({ frame }: ReturnType<typeof embed>) => frame.style.height

  it.each([
    [1200, '1200px'],
    [1200.2, '1201px'],
    [1, '200px'],
    [-5, '200px'],
    [1e9, '10000px'],
  ])('with the height %d sets the height of the frame to %s', (height, expected) => {
    const host = embed()
    host.send({ type: 'FORM_HEIGHT', height })
    expect(readHeight(host)).toBe(expected)
  })

  it('sets no height above the maximum of the host', () => {
    const host = embed({ maxHeight: '900' })
    host.send({ type: 'FORM_HEIGHT', height: 1200 })
    expect(readHeight(host)).toBe('900px')
  })

  it.each([
    ['another origin', { type: 'FORM_HEIGHT', height: 900 }, { origin: 'https://evil.example' }],
    ['another window of the form’s origin', { type: 'FORM_HEIGHT', height: 900 }, { source: {} }],
    ['no window', { type: 'FORM_HEIGHT', height: 900 }, { source: null }],
    ['a frame without an origin', { type: 'FORM_HEIGHT', height: 900 }, { origin: 'null' }],
    ['the form, of another type', { type: 'OTHER', height: 900 }, {}],
    ['the form, without a height', { type: 'FORM_HEIGHT' }, {}],
    ['the form, with a text for a height', { type: 'FORM_HEIGHT', height: '900' }, {}],
    ['the form, with NaN as height', { type: 'FORM_HEIGHT', height: Number.NaN }, {}],
    ['the form, with an infinite height', { type: 'FORM_HEIGHT', height: Infinity }, {}],
    ['the form, as JSON text', '{"type":"FORM_HEIGHT","height":900}', {}],
    ['the form, without data', null, {}],
  ])('from %s changes nothing', (_name, data, from) => {
    const host = embed()
    host.send(data, from)
    expect(readHeight(host)).toBe('640px')
    expect(host.scroll).not.toHaveBeenCalled()
  })

  it('from a sandboxed frame is accepted by its window, because it has no origin', () => {
    const host = embed({ sandbox: '' })
    host.send({ type: 'FORM_HEIGHT', height: 900 })
    host.send({ type: 'FORM_HEIGHT', height: 800 }, { origin: 'null', source: {} })
    expect(readHeight(host)).toBe('640px')
    host.send({ type: 'FORM_HEIGHT', height: 900 }, { origin: 'null' })
    expect(readHeight(host)).toBe('900px')
  })

  it.each([
    [0, '16px'],
    [500, '-484px'],
    [1e9, '-1984px'],
    [-50, '16px'],
  ])('with the scroll position %d scrolls with the margin %s', (top, margin) => {
    const host = embed()
    host.send({ type: 'FORM_SCROLL', top })
    expect(host.frame.style.scrollMarginTop).toBe(margin)
    expect(host.scroll).toHaveBeenCalledWith({ block: 'start' })
  })
})
