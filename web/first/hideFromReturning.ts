// Hides the prerendered first page from a returning applicant until the application opens their page in their language
// (`src/app/restoreApplication.ts`). The style that hides it (`src/ui/base.css`) shows it again after a delay.

type StoredObject = { readonly [key: string]: unknown }

const isStored = (value: unknown): value is StoredObject => typeof value === 'object' && value !== null

const parse = (text: string | null): StoredObject => {
  const stored: unknown = JSON.parse(text ?? '{}')
  if (!isStored(stored)) return {}
  return isStored(stored['value']) ? stored['value'] : stored
}

const hasOpenPage = (pages: StoredObject): boolean =>
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
 * Reads storage at once after a reload or a back navigation, when `runHeadScript.ts` has already hidden the page. Any
 * other applicant is probably new. The first access to storage would delay their first paint by a tenth, so it follows
 * right after that paint. `restoreAnswers` reads storage at the same time.
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
      // After the start of the application nothing must be hidden.
      if (isPainted && window.earlySubmits !== undefined) readStorage()
    })
    observer.observe({ type: 'paint', buffered: true })
  } catch {
    // The browser does not support it: the page stays visible.
  }
}
