// Field errors of the server mapped to the pages that hold the fields (spec 5.27, 5.29): the earliest one is opened.
import type { ChainPage, NamedDataPoint } from '@loan/domain/pages/chain'
import type { PageError } from '../store/state.ts'

type AskedPage = { readonly page: ChainPage; readonly dataPoints: readonly NamedDataPoint[] }

/** Path of the earliest page, in the order given, that holds one of the errors; null where none does. */
export const erroredFormPathOf = (asked: readonly AskedPage[], errors: readonly PageError[]): string | null => {
  const names = new Set(errors.map(({ fieldName }) => fieldName))
  const found = asked.find(({ dataPoints }) => dataPoints.some(({ path }) => names.has(path)))
  return found?.page.path ?? null
}
