// The type of a page of the registry, whose key is one of the keys in rows.ts.
import type { PageDefinition } from './pageDefinition.ts'
import type * as rows from './rows.ts'

type Rows = typeof rows

/** The key of a page: its path, its texts, and its name in the stored session. */
export type PageKey = Rows[keyof Rows]['key']

export type PageRow = PageDefinition<PageKey>
