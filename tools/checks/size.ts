// Check: the JavaScript that a browser loads before the first page is usable, and the fonts of a session, are within
// their budgets, for every product.
import { products } from '@loan/domain/products/registry'
import type { Check } from './check.ts'
import { describeSize, findSizeProblems, kilobytes, measureProduct } from './size/measureProduct.ts'

export const size: Check = {
  name: 'size',
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
