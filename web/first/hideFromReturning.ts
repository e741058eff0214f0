// An applicant who returns at the index continues where they were, in their language (`src/app/takeUp.ts`): the first
// page is hidden from them until then. The style that hides it (`src/ui/base.css`) shows it again after a while.

type Stored = { readonly [key: string]: unknown }

const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null

const parse = (text: string | null): Stored => {
  const stored: unknown = JSON.parse(text ?? '{}')
  if (!isStored(stored)) return {}
  return isStored(stored['value']) ? stored['value'] : stored
}

const hasOpenPage = (pages: Stored): boolean =>
  typeof pages['currentFormPath'] === 'string' &&
  pages['currentFormPath'] !== '/' &&
  Array.isArray(pages['completed']) &&
  pages['completed'].length > 0

const isReturning = (): boolean => {
  try {
    const own = parse(sessionStorage.getItem('dynamicPages'))
    const copied = parse(localStorage.getItem('storedLoanApplication'))['dynamicPages']
    const pages = 'completed' in own ? own : isStored(copied) ? copied : {}
    const basePath = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content
    const isIndex = location.pathname.replace(/\/$/, '') === basePath
    const hasLanguage = typeof parse(localStorage.getItem('uiColors'))['locale'] === 'string'
    return isIndex && (hasOpenPage(pages) || hasLanguage)
  } catch {
    return false
  }
}

/**
 * Storage is read at once in a tab that was here before: the page is hidden already then (`runHeadScript.ts`). Any other
 * visitor is most likely here for the first time, and the first use of storage would cost them a tenth of the time to
 * the first paint: it is read right after that one. `restoreAnswers` reads it at the same time.
 */
export const hideFromReturning = (restoreAnswers: () => void): void => {
  const { dataset } = document.documentElement
  const readStorage = () => {
    if (isReturning()) dataset['returning'] = ''
    else delete dataset['returning']
    restoreAnswers()
  }
  if ('returning' in dataset) return readStorage()
  try {
    const observer = new PerformanceObserver((list) => {
      const isPainted = list.getEntriesByName('first-contentful-paint').length > 0
      // Once the application has started there is nothing left to hide.
      if (isPainted && window.earlySubmits !== undefined) readStorage()
    })
    observer.observe({ type: 'paint', buffered: true })
  } catch {
    // An old browser: the page stays in sight.
  }
}
