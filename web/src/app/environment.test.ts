import { afterEach, describe, expect, it, vi } from 'vitest'
import { findRoot, readEnvironment } from './environment.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const addMeta = (name: string, content: string) => {
  const meta = document.createElement('meta')
  meta.setAttribute('name', name)
  meta.setAttribute('content', content)
  document.head.append(meta)
}

describe('readEnvironment', () => {
  // Shows spec 7.1
  it('reads the meta elements of the head', () => {
    addMeta('base-path', '/loans')
    addMeta('api-base-url', '/v1')
    expect(readEnvironment()).toEqual({ basePath: '/loans', apiBaseUrl: '/v1', isEmbedded: false })
  })

  // Shows spec 2.1
  it('returns the default paths without meta elements', () => {
    expect(readEnvironment()).toEqual({ basePath: '/application-frontend', apiBaseUrl: '/api', isEmbedded: false })
  })

  it('detects a frame also when access to the top window throws', () => {
    vi.spyOn(window, 'top', 'get').mockImplementation(() => {
      throw new DOMException('cross-origin', 'SecurityError')
    })
    expect(readEnvironment().isEmbedded).toBe(true)
  })
})

describe('findRoot', () => {
  it('returns the root element', () => {
    const root = document.createElement('div')
    root.id = 'root'
    document.body.append(root)
    expect(findRoot()).toBe(root)
  })

  // Shows spec 8.2
  it('throws exactly this text when the root is missing', () => {
    expect(findRoot).toThrow(/^Root container not found in the DOM$/u)
  })
})
