// Maps field errors of the server to the pages with these fields (spec 5.27, 5.29).
import type { ChainPage } from '@loan/domain/pages/chain'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { StoredFieldError } from '../../store/state.ts'

type LoadedPage = { readonly page: ChainPage; readonly dataPoints: readonly NamedDataPoint[] }

export type ErroredAnswer = { readonly page: ChainPage; readonly dataPoint: NamedDataPoint }

/** The first answer with an error, in the order of the pages; undefined when no page has one. */
export const findErroredAnswer = (
  pages: readonly LoadedPage[],
  errors: readonly StoredFieldError[],
): ErroredAnswer | undefined => {
  const names = new Set(errors.map(({ fieldName }) => fieldName))
  return pages
    .flatMap(({ page, dataPoints }) => dataPoints.map((dataPoint) => ({ page, dataPoint })))
    .find(({ dataPoint }) => names.has(dataPoint.path))
}

/** Path of the first page, in the given order, with a field that has an error; null when no page has one. */
export const findErroredFormPath = (pages: readonly LoadedPage[], errors: readonly StoredFieldError[]): string | null =>
  findErroredAnswer(pages, errors)?.page.path ?? null
