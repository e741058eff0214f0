// Gate: what a browser must fetch before the first page is usable stays inside its budget, for every product.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import * as v from 'valibot'
import { countryKey } from '../build/chooseProduct.ts'
import { manifestFile, webFolder } from '../build/buildProduct.ts'
import type { Gate } from './gate.ts'
import { brotliSize } from './size/brotliSize.ts'
import { firstPageFiles, manifestSchema } from './size/firstPageFiles.ts'
import { firstPageStyles } from './size/firstPageStyles.ts'
import { judgeSize, judgeStyles, kilobytes, scriptBudget } from './size/judgeSize.ts'

const measure = (product: Product) => {
  const folder = webFolder(product)
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const data: unknown = JSON.parse(readFileSync(manifestFile(product), 'utf8'))
  const manifest = v.parse(manifestSchema, data)
  const sizeOf = (file: string): number => brotliSize(readFileSync(path.join(folder, file)))
  const brandPage = `src/brands/${product.brand}/${countryKey(product)}/ApplicationPage.tsx`
  const scripts = firstPageFiles(html, manifest, [brandPage]).map((file) => ({ file, bytes: sizeOf(file) }))
  const { inline, linked } = firstPageStyles(html)
  return {
    id: product.id,
    scripts,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    styleBytes: brotliSize(inline) + linked.reduce((sum, file) => sum + sizeOf(file), 0),
    htmlBytes: brotliSize(html),
  }
}

export const size: Gate = {
  name: 'size',
  proves:
    'JavaScript to the first usable page is at most 95 kB brotli for each product, and at least 70 (it was measured); the first page has its styles.',
  run: async () => {
    const measured = Object.values(products).map(measure)
    const complaints = measured
      .flatMap(({ id, scriptBytes, styleBytes }) => [
        judgeSize(id, scriptBytes, scriptBudget),
        judgeStyles(id, styleBytes),
      ])
      .filter((complaint) => complaint !== null)
    const details = measured.flatMap(({ id, scripts }) =>
      scripts.map(({ file, bytes }) => `  ${id} ${kilobytes(bytes).padStart(8)} ${file}`),
    )
    return {
      passed: complaints.length === 0 && measured.length > 0,
      summary: measured
        .map(
          ({ id, scriptBytes, styleBytes, htmlBytes }) =>
            `${id}: JS ${kilobytes(scriptBytes)}, CSS ${kilobytes(styleBytes)}, HTML ${kilobytes(htmlBytes)}`,
        )
        .join('; '),
      output: [...complaints, ...details].join('\n'),
    }
  },
}
