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

describe('the environment of a page', () => {
  // Shows spec 7.1
  it('is what its head says', () => {
    addMeta('base-path', '/loans')
    addMeta('api-base-url', '/v1')
    expect(readEnvironment()).toEqual({ basePath: '/loans', apiBaseUrl: '/v1', isEmbedded: false })
  })

  // Shows spec 2.1
  it('has the given base path where the head says nothing', () => {
    expect(readEnvironment()).toEqual({ basePath: '/application-frontend', apiBaseUrl: '/api', isEmbedded: false })
  })

  it('is a frame also where the page around it cannot be looked at', () => {
    vi.spyOn(window, 'top', 'get').mockImplementation(() => {
      throw new DOMException('cross-origin', 'SecurityError')
    })
    expect(readEnvironment().isEmbedded).toBe(true)
  })
})

describe('the root', () => {
  it('is found', () => {
    const root = document.createElement('div')
    root.id = 'root'
    document.body.append(root)
    expect(findRoot()).toBe(root)
  })

  // Shows spec 8.2
  it('stops the start word for word where it is missing', () => {
    expect(findRoot).toThrow(/^Root container not found in the DOM$/u)
  })
})
