// All pages as one list, for the checks and the tools. A product imports the rows of its chain (`products/`).
import type { PageRow } from './pageRow.ts'
import * as rows from './rows.ts'

export const pageRows: readonly PageRow[] = Object.values(rows)
