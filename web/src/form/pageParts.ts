// Loads and caches what a page needs before it can render: its data points, their controls and their texts. Also
// preloads them for the next page.
import {
  type ChainPage,
  requireDataPoints,
  type LoadedSections,
  type NamedDataPoint,
  listSections,
} from '@loan/domain/pages/chain'
import type { Section } from '@loan/domain/data-points/sections'
import type { Product } from '@loan/domain/products/product'
import { use } from 'react'
import { onTryAgain } from '../context/tryAgain.ts'
import { type Application, useApplication } from '../context/ApplicationContext.tsx'
import { fetchControls, hasControls } from './controls/registry.tsx'
import type { Texts } from '../i18n/texts.ts'

/** What the resources depend on: the language of the texts and the country's legal notices. */
type Visit = Pick<Application, 'texts' | 'product'>

/** A page of the chain or a lender step. */
export type AskingPage = Pick<ChainPage, 'key' | 'section' | 'dataPoints'>

type PageParts = {
  /** Adds built-in sections, so that these pages need no loading in the current language. */
  readonly provide: (sections: LoadedSections, pages: readonly ChainPage[]) => void
  readonly load: (page: AskingPage) => Promise<readonly NamedDataPoint[]>
  readonly find: (page: AskingPage) => readonly NamedDataPoint[] | null
}

const namespacesOf = (page: AskingPage, { country }: Product): readonly (Section | 'legal')[] => [
  ...new Set([page.section, ...listSections(page)]),
  ...(country.notices.some(({ where }) => where.includes(`page:${page.key}`)) ? (['legal'] as const) : []),
]

const createPageParts = ({ texts, product }: Visit): PageParts => {
  let loaded: LoadedSections = {}
  // Cached, so that memoised values and effects that depend on the array stay valid.
  const asked = new Map<string, readonly NamedDataPoint[]>()
  const askedBy = (page: AskingPage): readonly NamedDataPoint[] => {
    const dataPoints = asked.get(page.key) ?? requireDataPoints(page, loaded)
    asked.set(page.key, dataPoints)
    return dataPoints
  }
  let builtIn: { readonly pages: readonly string[]; readonly language: string } | null = null
  const hasTexts = (page: AskingPage): boolean =>
    (builtIn?.language === texts.language && builtIn.pages.includes(page.key)) ||
    texts.hasNamespaces(namespacesOf(page, product))

  const find: PageParts['find'] = (page) => {
    if (!listSections(page).every((section) => section in loaded)) return null
    const dataPoints = askedBy(page)
    return hasControls(dataPoints) && hasTexts(page) ? dataPoints : null
  }
  /** One chunk has all data points that are not on the first page, because they are small. */
  const loadSections = async (page: AskingPage): Promise<void> => {
    if (listSections(page).every((section) => section in loaded)) return
    const { catalogue } = await import('@loan/domain/data-points/catalogue')
    loaded = catalogue
  }

  return {
    provide: (sections, pages) => {
      loaded = { ...loaded, ...sections }
      builtIn = { pages: pages.map(({ key }) => key), language: texts.language }
    },
    find,
    load: async (page) => {
      const [dataPoints] = await Promise.all([
        loadSections(page).then(async () => {
          const dataPoints = askedBy(page)
          await fetchControls(dataPoints)
          return dataPoints
        }),
        hasTexts(page) || texts.loadNamespaces(namespacesOf(page, product)),
      ])
      return dataPoints
    },
  }
}

/** Maximum time that a navigation waits for the next page's resources before the page shows its loader. */
const turnWaitMs = 300

/**
 * Resolves when the page can render without suspending, or after `turnWaitMs`. It avoids a short load, because React
 * shows a loader for at least 300 ms.
 */
export const awaitParts = async (visit: Visit, page: ChainPage): Promise<void> => {
  const parts = pagePartsOf(visit)
  if (parts.find(page) !== null) return
  const arrival = parts.load(page).catch(() => undefined)
  await Promise.race([arrival, new Promise((resolve) => setTimeout(resolve, turnWaitMs))])
}

const partsByTexts = new WeakMap<Texts, PageParts>()

/** Returns the cache of this `Texts` instance. */
export const pagePartsOf = (visit: Visit): PageParts => {
  const known = partsByTexts.get(visit.texts) ?? createPageParts(visit)
  partsByTexts.set(visit.texts, known)
  return known
}

/** Pending promises by language and page, because a suspended page must use the same promise in each render. */
const waiting = new Map<string, Promise<readonly NamedDataPoint[]>>()

/** The data points of a page. Suspends until they and their texts are loaded; throws when they do not load. */
export const usePageParts = (page: AskingPage): readonly NamedDataPoint[] => {
  const application = useApplication()
  const ready = pagePartsOf(application).find(page)
  if (ready !== null) return ready
  const key = `${application.texts.language}/${page.key}`
  let promise = waiting.get(key)
  if (promise === undefined) {
    promise = pagePartsOf(application).load(page)
    waiting.set(key, promise)
    promise.then(
      () => waiting.delete(key),
      () => undefined,
    )
  }
  return use(promise)
}

onTryAgain(() => waiting.clear())
