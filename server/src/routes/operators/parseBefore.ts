// Parses the position of a page in a list that is ordered by descending ids.
import * as v from 'valibot'

const querySchema = v.fallback(
  v.object({ before: v.nullable(v.pipe(v.string(), v.regex(/^\d{1,9}$/u), v.transform(Number))) }),
  { before: null },
)

/** The id that the page comes before; null for the first page and an invalid query. */
export const parseBefore = (query: unknown): number | null => v.parse(querySchema, query).before
