// The letters of documents: a character that the font lacks is an empty box in a contract.
import { inflateSync } from 'node:zlib'
import { countSmallestUnits } from '@loan/domain/loan-cost/instalments'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { serverCountries } from '../countries/registry.ts'
import { buildOffers } from '../lenders/buildOffers.ts'
import { buildRepaymentPlan } from '../lenders/repaymentPlan.ts'
import { buildContract } from './buildContract.ts'
import type { DocumentContent } from './documentContent.ts'
import { writeDocument } from './writeDocument.ts'

/** Each glyph of the pages is four hexadecimal digits; 0000 is the box of a missing one. */
const readGlyphs = (bytes: Uint8Array): readonly string[] => {
  const file = Buffer.from(bytes).toString('latin1')
  return [...file.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/gu)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .filter((content) => content.includes(' Tf\n'))
    .flatMap((content) => [...content.matchAll(/<(?<hex>(?:[0-9a-f]{4})+)>/gu)])
    .flatMap(({ groups }) => groups?.['hex']?.match(/.{4}/gu) ?? [])
}

const countMissing = async (content: DocumentContent): Promise<number> => {
  const glyphs = readGlyphs(await writeDocument(content))
  expect(glyphs.length).toBeGreaterThan(10)
  return glyphs.filter((glyph) => glyph === '0000').length
}

const buildNames = (...names: readonly string[]): DocumentContent => ({
  language: 'en',
  title: 'Loan contract',
  author: 'Lender',
  introduction: [],
  sections: [{ heading: 'Parties', details: names.map((name) => ['Borrower', name]) }],
  createdAt: '2026-11-20T09:00:00.000Z',
})

/**
 * Leaves out the rows of a plan that only repeat characters of earlier rows, because writing a long plan takes seconds.
 * Counts characters per column, because the first column is in another font.
 */
const omitRepeatedRows = (content: DocumentContent): DocumentContent => {
  const seen = new Set<string>()
  const addsCharacter = (row: readonly string[]): boolean => {
    const sizeBefore = seen.size
    for (const [column, text] of row.entries()) for (const character of text) seen.add(`${column} ${character}`)
    return seen.size > sizeBefore
  }
  return {
    ...content,
    sections: content.sections.map(({ table, ...section }) =>
      table === undefined ? section : { ...section, table: { ...table, rows: table.rows.filter(addsCharacter) } },
    ),
  }
}

/** Texts and figures depend on the country and the locale, and not on the brand. */
const countries = new Map(Object.values(products).map((product) => [product.country.code, product]))
const cases = [...countries.values()].flatMap((product) => product.locales.map((locale) => ({ product, locale })))
const now = new Date('2026-11-20T09:00:00.000Z')

describe('a document', () => {
  it.each(cases)('has every letter and sign of $product.id in $locale', async ({ product, locale }) => {
    const lender = serverCountries[product.country.code].lenders.find(({ signsByCode }) => signsByCode === true)
    if (lender === undefined) throw new Error('No lender signs by code')
    const [offer] = buildOffers({ lender, product, today: '2026-11-20', now, application: {} })
    if (offer === undefined) throw new Error('The lender makes no offer')
    const content = buildContract({
      product,
      locale,
      lender,
      offer,
      plan: buildRepaymentPlan(offer, countSmallestUnits(product.country.currency)),
      now,
      number: 'XX-0123-4567-89AB',
      application: { personalDetails: { firstName: 'Anna', lastName: 'Nowak' } },
      signature: { at: now, number: 'ABCD-EFGH-JKMN' },
    })
    expect(await countMissing(omitRepeatedRows(content))).toBe(0)
  })

  it('has every letter of names in Latin, Cyrillic and Greek script', async () => {
    const names = [
      'Ștefănuță Țîrlea',
      'Łukasz Żółć',
      'Nguyễn Thị Hường',
      'Gal·la O’Neil M.ª',
      'Дмитро Їжак',
      'Γιώργος Ώρα',
      'Əliyev',
    ]
    expect(await countMissing(buildNames(...names))).toBe(0)
  })

  it('reports a letter that the font lacks', async () => {
    expect(await countMissing(buildNames('王'))).toBe(1)
  })

  it('breaks a very long word into lines and needs no other page', async () => {
    const bytes = await writeDocument(buildNames('Wolfeschlegelsteinhausenbergerdorff'.repeat(8)))
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Count 1\n')
  })
})
