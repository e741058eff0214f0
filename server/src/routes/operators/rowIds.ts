// Parses the ids of rows that operators send, also as the position of a page in a list by descending ids.
import * as v from 'valibot'

/** The largest value of PostgreSQL's type `integer`. A larger one in a query is an error there. */
const maxId = 2 ** 31 - 1

/** An id of a row, from its digits. */
export const rowIdSchema = v.pipe(v.string(), v.regex(/^\d{1,10}$/u), v.transform(Number), v.maxValue(maxId))

const querySchema = v.fallback(v.object({ before: v.nullable(rowIdSchema) }), { before: null })

/** The id that the page comes before; null for the first page and an invalid query. */
export const parseBefore = (query: unknown): number | null => v.parse(querySchema, query).before
