// The editable rows of the list of debts. Stores every change as a draft, for a reload and for the next lender that
// requires the list.
import { useEffect, useRef, useState } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { type DebtField, type DebtRow, emptyDebt, parseRows, serializeRows } from './debtRows.ts'

/** A separate draft, because the list is not a data point. */
const draftName = 'debts'

export type RemovedDebtRow = { readonly row: DebtRow; readonly rowIndex: number }

export type DebtRows = {
  readonly rows: readonly DebtRow[]
  /** The row that was removed last, to restore it; null after another change of the list. */
  readonly removed: RemovedDebtRow | null
  /** Returns the new row. */
  readonly add: () => DebtRow
  readonly change: (key: number, field: DebtField, value: string) => void
  readonly remove: (row: DebtRow) => void
  readonly restore: (removed: RemovedDebtRow) => void
}

export const useDebtRows = (): DebtRows => {
  const { store } = useAppContext()
  const [rows, setRows] = useState(() => parseRows(store.getState().dynamicPages.drafts[draftName]))
  const [removed, setRemoved] = useState<RemovedDebtRow | null>(null)
  const nextKey = useRef(rows.length)

  useEffect(() => store.writeDrafts({ [draftName]: serializeRows(rows) }), [store, rows])

  return {
    rows,
    removed,
    add: () => {
      const row = { ...emptyDebt, key: nextKey.current }
      nextKey.current += 1
      setRows([...rows, row])
      setRemoved(null)
      return row
    },
    change: (key, field, value) =>
      setRows((current) => current.map((row) => (row.key === key ? { ...row, [field]: value } : row))),
    remove: (row) => {
      setRemoved({ row, rowIndex: rows.indexOf(row) })
      setRows(rows.filter((other) => other !== row))
    },
    restore: ({ row, rowIndex }) => {
      setRows([...rows.slice(0, rowIndex), row, ...rows.slice(rowIndex)])
      setRemoved(null)
    },
  }
}
