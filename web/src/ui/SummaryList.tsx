// A list of terms and values, each with an optional action.
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './SummaryList.module.css'

export type SummaryRow = {
  /** React key; defaults to the term. */
  key?: string | undefined
  term: string
  value: ReactNode
  /** E.g. a link "Change". */
  action?: ReactNode | undefined
  /** Where rows are beside each other, this one spans all columns. */
  wide?: boolean | undefined
  /** The term and the value are names that browsers must not translate. */
  isUntranslated?: boolean | undefined
}

export type SummaryListProps = {
  readonly rows: readonly SummaryRow[]
  /** For a few key figures: large, in two columns. */
  readonly figures?: boolean | undefined
  /** Rows with a small gap and no lines, for a list that is one of several groups. */
  readonly dense?: boolean | undefined
  /** Short rows beside each other where two fit. */
  readonly columns?: boolean | undefined
}

export const SummaryList = ({ rows, figures = false, dense = false, columns = false }: SummaryListProps) => {
  return (
    <dl
      className={classNames(
        figures ? styles['figures'] : styles['list'],
        dense && styles['dense'],
        columns && styles['columns'],
      )}
    >
      {rows.map((row) => (
        <div
          key={row.key ?? row.term}
          className={classNames(styles['row'], row.wide && styles['wide'])}
          translate={row.isUntranslated === true ? 'no' : undefined}
        >
          <dt className={styles['term']}>{row.term}</dt>
          <dd className={styles['value']}>{row.value}</dd>
          {row.action !== undefined && <dd className={styles['action']}>{row.action}</dd>}
        </div>
      ))}
    </dl>
  )
}
