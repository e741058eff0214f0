// Maps field errors of the server to the pages with these fields (spec 5.27, 5.29).
import type { ChainPage, NamedDataPoint } from '@loan/domain/pages/chain'
import type { PageError } from '../store/state.ts'

type PageDataPoints = { readonly page: ChainPage; readonly dataPoints: readonly NamedDataPoint[] }

/** Path of the first page, in the given order, with a field that has an error; null when no page has one. */
export const findErroredFormPath = (pages: readonly PageDataPoints[], errors: readonly PageError[]): string | null => {
  const names = new Set(errors.map(({ fieldName }) => fieldName))
  const found = pages.find(({ dataPoints }) => dataPoints.some(({ path }) => names.has(path)))
  return found?.page.path ?? null
}
