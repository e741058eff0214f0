// Loads and caches what a page needs before it can render: its data points, their controls and their texts. Also
// preloads them for the next page.
import type { ChainPage } from '@loan/domain/pages/chain'
import {
  requireDataPoints,
  type LoadedSections,
  type NamedDataPoint,
  listSections,
} from '@loan/domain/pages/pageDataPoints'
import type { Section } from '@loan/domain/data-points/sections'
import type { Product } from '@loan/domain/products/product'
import { type AppContext, useAppContext } from '../../app-context/AppContext.tsx'
import { fetchControls, hasControls } from '../controls/registry.tsx'
import { perApplication } from '../../lib/instances.ts'
import { waitAtMost } from '../../lib/waitAtMost.ts'
import { lazyResource, lazyResources, toFulfilledPromise } from '../../loading/resource.ts'

/** The owner of the resources, with the texts and the product that they depend on. */
type ResourceContext = Pick<AppContext, 'store' | 'texts' | 'product'>

/** A page of the chain, or a lender step with its own key. */
export type DataPointPage = Pick<ChainPage, 'section' | 'dataPoints'> & { readonly key: string }

type PageResources = {
  /** Adds the built-in sections. In the current language, these pages then need no loading. */
  readonly provide: (sections: LoadedSections, pages: readonly ChainPage[]) => void
  readonly load: (page: DataPointPage) => Promise<readonly NamedDataPoint[]>
  readonly find: (page: DataPointPage) => readonly NamedDataPoint[] | null
}

const listNamespaces = (page: DataPointPage, { country }: Product): readonly (Section | 'legal')[] => [
  ...new Set([page.section, ...listSections(page)]),
  ...(country.notices.some(({ where }) => where.includes(`page:${page.key}`)) ? (['legal'] as const) : []),
]

/** One chunk has all data points that are not on the first page, because they are small. */
const getLaterPages = lazyResource(() => import('./laterPagesChunk.ts'))

const createPageResources = (app: ResourceContext): PageResources => {
  const { texts, product } = app
  let loaded: LoadedSections = {}
  // Cached, so that memoised values and effects that depend on the array stay valid.
  const dataPointsByPage = new Map<string, readonly NamedDataPoint[]>()
  const getDataPoints = (page: DataPointPage): readonly NamedDataPoint[] => {
    const dataPoints = dataPointsByPage.get(page.key) ?? requireDataPoints(page, loaded)
    dataPointsByPage.set(page.key, dataPoints)
    return dataPoints
  }
  // Cached, because the review reads them for all pages.
  const namespacesByPage = new Map<string, readonly (Section | 'legal')[]>()
  const getNamespaces = (page: DataPointPage): readonly (Section | 'legal')[] => {
    const namespaces = namespacesByPage.get(page.key) ?? listNamespaces(page, product)
    namespacesByPage.set(page.key, namespaces)
    return namespaces
  }
  let builtIn: { readonly pages: readonly string[]; readonly language: string } | null = null
  const hasTexts = (page: DataPointPage): boolean =>
    (builtIn?.language === texts.language && builtIn.pages.includes(page.key)) ||
    texts.hasNamespaces(getNamespaces(page))

  const find: PageResources['find'] = (page) => {
    if (!listSections(page).every((section) => section in loaded)) return null
    const dataPoints = getDataPoints(page)
    return hasControls(app, dataPoints) && hasTexts(page) ? dataPoints : null
  }
  const loadSections = async (page: DataPointPage): Promise<void> => {
    if (listSections(page).every((section) => section in loaded)) return
    loaded = (await getLaterPages(app).preload()).catalogue
  }
  const loadDataPoints = async (page: DataPointPage): Promise<readonly NamedDataPoint[]> => {
    await loadSections(page)
    const dataPoints = getDataPoints(page)
    await Promise.all([
      fetchControls(app, dataPoints),
      getLaterPages(app).peek()?.preloadDerivedAnswers(app, dataPoints),
    ])
    return dataPoints
  }

  return {
    provide: (sections, pages) => {
      loaded = { ...loaded, ...sections }
      builtIn = { pages: pages.map(({ key }) => key), language: texts.language }
    },
    find,
    load: async (page) => {
      const [dataPoints] = await Promise.all([
        loadDataPoints(page),
        hasTexts(page) || texts.loadNamespaces(getNamespaces(page)),
      ])
      return dataPoints
    },
  }
}

/** After this time a navigation no longer waits for the resources of the next page, which then shows its loader. */
const navigationWaitMs = 300

/**
 * Resolves when the page can render without suspending, or after `navigationWaitMs`. Waiting avoids the loader for a
 * short load, because React shows a loader for at least 300 ms.
 */
export const awaitPageResources = async (app: ResourceContext, page: ChainPage): Promise<void> => {
  const resources = getPageResources(app)
  if (resources.find(page) !== null) return
  const loading = resources.load(page).catch(() => undefined)
  await waitAtMost(navigationWaitMs, loading)
}

export const getPageResources = perApplication(createPageResources)

/** The load of a page in a language, because a suspended page must read the same load in each render. */
const getPageLoad = lazyResources<readonly NamedDataPoint[]>()

/** The data points of a page. Suspends until they and their texts are loaded; throws when they do not load. */
export const usePageResources = (page: DataPointPage): readonly NamedDataPoint[] => {
  const app = useAppContext()
  const { find, load } = getPageResources(app)
  const key = `${app.texts.language}/${page.key}`
  const loadPage = () => {
    const ready = find(page)
    return ready === null ? load(page) : toFulfilledPromise(ready)
  }
  return getPageLoad(app, key, loadPage).read()
}
