// All pages as one list, for the checks and the tools. A product imports the rows of its chain (`products/`).
import * as joined from './joinedRows.ts'
import type { PageRow } from './pageRow.ts'
import * as rows from './rows.ts'

export const pageRows: readonly PageRow[] = Object.values(rows)

/** Rows with the key of another row, which ask the questions of several pages. */
export const joinedPageRows: readonly PageRow[] = Object.values(joined)
