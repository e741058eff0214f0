// All pages as one list, for the checks and the tools; a product names the rows it takes (`products/`).
import type { PageRow } from './pageRow.ts'
import * as rows from './rows.ts'

export const pageRows: readonly PageRow[] = Object.values(rows)
