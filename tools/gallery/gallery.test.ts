import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { buildAddress, parseView } from './address.ts'
import { buildEnterPage } from './enterPage.ts'
import { buildEntries, firstEntry, listNodes } from './entries.ts'
import { frameablePage, frameablePolicy } from './forward.ts'
import { buildGalleryPage } from './galleryPage.ts'
import { buildJourneyMap, pageId } from './journeyMap.ts'

const all = Object.values(products)
const tukan = products['tukan-pl']

describe('entries', () => {
  it.each(all.map((product) => [product.id, product] as const))(
    'of %s include every node of its map',
    (_id, product) => {
      const missing = buildJourneyMap(product).nodes.filter(({ id }) => !listNodes(product).includes(id))
      expect(missing).toEqual([])
    },
  )

  it('are restored from their URL, in each locale', () => {
    for (const product of all) {
      for (const locale of product.locales) {
        for (const entry of buildEntries(product, locale)) {
          const view = { product, locale, search: 'income', width: 'desktop', entry } as const
          expect(parseView(new URLSearchParams(buildAddress(view).split('?')[1]), all)).toEqual(view)
        }
      }
    }
  })

  it('are replaced by defaults when the URL names unknown values', () => {
    const view = parseView(new URLSearchParams('product=nobody&locale=de&entry=page:x:empty&width=huge'), all)
    expect(view).toMatchObject({ product: all[0], locale: all[0]?.locales[0], entry: null, width: 'phone' })
  })
})

describe('the page', () => {
  const view = { product: tukan, locale: 'pl', search: '', width: 'phone', entry: null } as const

  it('links to every entry, or to the matches of a search', () => {
    const findLinks = (search: string) => buildGalleryPage({ ...view, search }, all).match(/entry=page%3A[^"]+/gu) ?? []
    expect(findLinks('')).toHaveLength(buildEntries(tukan, 'pl').filter(({ node }) => node.startsWith('page:')).length)
    expect(findLinks('marital filled')).toEqual(['entry=page%3Amarital-status%3Afilled'])
  })
})

describe('a forwarded response', () => {
  it('allows frames of its own origin and preserves the rest of its policy', () => {
    const policy = "default-src 'none'; script-src 'self' 'sha256-x'; frame-ancestors 'none'; report-uri /r"
    expect(frameablePolicy(policy)).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+' 'self' 'sha256-x'; frame-ancestors 'self'; report-uri \/r$/u,
    )
    expect(frameablePage('<html><head><title>')).toMatch(/<head><script>.+<\/script><title>/u)
  })
})

it('escapes the stored values inside the script element', () => {
  const page = buildEnterPage(firstEntry(tukan, 'pl', pageId('name')), null, '/</script>')
  expect(page.match(/<\/script>/gu)).toHaveLength(1)
  expect(page).toContain('"tukan-pl:uiColors"')
})
