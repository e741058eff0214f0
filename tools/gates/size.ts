// Check: the JavaScript that a browser loads before the first page is usable is within its budget, for every product.
import { products } from '@loan/domain/products/registry'
import type { Gate } from './gate.ts'
import { checkSize, checkStyles, kilobytes, scriptBudget } from './size/checkSize.ts'
import { describeSize, measureProduct } from './size/measureProduct.ts'

export const size: Gate = {
  name: 'size',
  proves:
    'JavaScript to the first usable page is at most 95 kB brotli for each product, and at least 70 kB (less means that the check measured the wrong files); the first page has its styles.',
  run: async () => {
    const measured = Object.values(products).map(measureProduct)
    const complaints = measured
      .flatMap(({ id, scriptBytes, styleBytes }) => [
        checkSize(id, scriptBytes, scriptBudget),
        checkStyles(id, styleBytes),
      ])
      .filter((complaint) => complaint !== null)
    const details = measured.flatMap(({ id, scripts }) =>
      scripts.map(({ file, bytes }) => `  ${id} ${kilobytes(bytes).padStart(8)} ${file}`),
    )
    return {
      passed: complaints.length === 0 && measured.length > 0,
      summary: measured.map(describeSize).join('; '),
      output: [...complaints, ...details].join('\n'),
    }
  },
}
