// What a page needs before it can be shown: the data points of its sections, their controls and their texts. Fetched
// once, kept, and fetched ahead for the page that comes next.
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

/** What the parts depend on: the language of the texts, the notices of the country. */
type Visit = Pick<Application, 'texts' | 'product'>

/** A page, or the step of a lender. */
export type AskingPage = Pick<ChainPage, 'key' | 'section' | 'dataPoints'>

type PageParts = {
  /** Fills in what is built in, so that these pages are there at once in the product's own language. */
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
  // The same objects each time, so that what depends on them is not done again.
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
  /** Data points are small: all that the first page does not ask come in one chunk. */
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

/** Up to this long a turn waits for the next page's parts; then its loader is shown. */
const turnWaitMs = 300

/**
 * Resolves once a page can be drawn at once, or is to be waited for in sight. A page that suspends costs a loader that
 * React then leaves standing for a third of a second.
 */
export const awaitParts = async (visit: Visit, page: ChainPage): Promise<void> => {
  const parts = pagePartsOf(visit)
  if (parts.find(page) !== null) return
  const arrival = parts.load(page).catch(() => undefined)
  await Promise.race([arrival, new Promise((resolve) => setTimeout(resolve, turnWaitMs))])
}

const partsByTexts = new WeakMap<Texts, PageParts>()

/** The one cache of a visit. */
export const pagePartsOf = (visit: Visit): PageParts => {
  const known = partsByTexts.get(visit.texts) ?? createPageParts(visit)
  partsByTexts.set(visit.texts, known)
  return known
}

/** Promises under way by page and language, so that a suspended page finds the one it is waiting for. */
const waiting = new Map<string, Promise<readonly NamedDataPoint[]>>()

/** The data points of a page; suspends until they and their texts are there, throws where they do not come. */
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
