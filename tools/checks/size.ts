// Check: the JavaScript that a browser loads before the first page is usable, and the fonts of a session, are within
// their budgets, for every product.
import { products } from '@loan/domain/products/registry'
import type { Check } from './check.ts'
import { describeSize, findSizeProblems, kilobytes, measureProduct } from './size/measureProduct.ts'

export const size: Check = {
  name: 'size',
  proves:
    'JavaScript to the first usable page is at most 95 kB brotli for each product, and at least 70 kB (less means that the check measured the wrong files); the first page has its styles. The fonts that the texts of a product need are at most 35 kB.',
  run: async () => {
    const measured = Object.values(products).map(measureProduct)
    const findings = measured.flatMap(findSizeProblems)
    const details = measured.flatMap(({ id, scripts }) =>
      scripts.map(({ file, bytes }) => `  ${id} ${kilobytes(bytes).padStart(8)} ${file}`),
    )
    return {
      passed: findings.length === 0 && measured.length > 0,
      summary: measured.map(describeSize).join('; '),
      output: [...findings, ...details].join('\n'),
    }
  },
}
