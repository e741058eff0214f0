// Reads the environment of the page: base path and API base URL from its head, and whether it is in a frame.

const readMeta = (name: string): string | null =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null

/** Throws the text of spec 8.2 when the element is missing. */
export const findRoot = (): HTMLElement => {
  const root = document.getElementById('root')
  if (root === null) throw new Error('Root container not found in the DOM')
  return root
}

const isInFrame = (): boolean => {
  try {
    return window.self !== window.top
  } catch {
    return true
  }
}

export type Environment = {
  /** Without a slash at the end. */
  readonly basePath: string
  readonly apiBaseUrl: string
  readonly isEmbedded: boolean
}

export const readEnvironment = (): Environment => ({
  basePath: readMeta('base-path') ?? '/application-frontend',
  apiBaseUrl: readMeta('api-base-url') ?? '/api',
  isEmbedded: isInFrame(),
})
