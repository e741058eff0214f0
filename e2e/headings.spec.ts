// Headings have at most two lines on a phone of 360 pixels. The test inserts every heading of a product's pages and
// screens into the first page, in each locale. The font of the test machine is wider than that of most phones.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { products } from '@loan/domain/products/registry'
import { parseTexts } from '../web/build/noBreakSpaces.ts'
import * as v from 'valibot'
import { fromRoot } from '../tools/process/root.ts'
import { expect, isWide, phone, test } from './setup/test.ts'

test.use(phone)

type Tree = { readonly [key: string]: string | Tree }
const treeSchema: v.GenericSchema<Tree> = v.lazy(() => v.record(v.string(), v.union([v.string(), treeSchema])))

/** True for the title of a document or of a box inside a page, which is not a heading of a page or a screen. */
const isDocumentOrBox = (name: string): boolean =>
  /^(?:legal|documents|common|aside)\.json>|>?(?:changed|stopWaiting|errorSummary)>/u.test(name)

const listTitles = (tree: Tree, parentName: string): readonly (readonly [name: string, title: string])[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const name = `${parentName}>${key}`
    if (typeof value !== 'string') return listTitles(value, name)
    return key.startsWith('title') && !isDocumentOrBox(name) ? [[name, value] as const] : []
  })

const readTitles = (locale: string): readonly (readonly [name: string, title: string])[] => {
  const folder = fromRoot('web', 'src', 'locales', locale)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      listTitles(v.parse(treeSchema, parseTexts(locale, readFileSync(path.join(folder, file), 'utf8'))), file),
    )
}

/** Replaces every placeholder of a title. */
const placeholderText = 'Proficredit'

const testedProducts = isWide ? Object.values(products) : [products['tukan-pl']]

for (const product of testedProducts) {
  for (const locale of product.locales) {
    test(`headings of ${product.id} in ${locale} have at most two lines`, async ({ page, getServer }) => {
      const titles = readTitles(locale).map(
        ([name, title]) => [name, title.replaceAll(/\{\{\w+\}\}/gu, placeholderText)] as const,
      )
      expect(titles.length).toBeGreaterThan(60)
      await page.goto((await getServer(product.id)).url)
      const tooLong = await page.locator('h1').evaluate((heading, all) => {
        const lineHeight = Number.parseFloat(getComputedStyle(heading).lineHeight)
        return all.filter(([, title]) => {
          heading.textContent = title
          return Math.round(heading.getBoundingClientRect().height / lineHeight) > 2
        })
      }, titles)
      expect(tooLong).toEqual([])
    })
  }
}
