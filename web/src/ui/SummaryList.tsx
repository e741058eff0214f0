// Terms and values in rows, each with what can be done about it.
import type { ReactNode } from 'react'
import styles from './SummaryList.module.css'

export type SummaryRow = {
  /** React key; the term's own words where it is left out. */
  key?: string | undefined
  term: string
  value: ReactNode
  /** E.g. a link "Change". */
  action?: ReactNode | undefined
}

export type SummaryListProps = {
  rows: readonly SummaryRow[]
  /** Few figures that matter: large, two beside each other. */
  figures?: boolean | undefined
}

export function SummaryList({ rows, figures = false }: SummaryListProps) {
  return (
    <dl className={figures ? styles['figures'] : styles['list']}>
      {rows.map((row) => (
        <div key={row.key ?? row.term} className={styles['row']}>
          <dt className={styles['term']}>{row.term}</dt>
          <dd className={styles['value']}>{row.value}</dd>
          {row.action !== undefined && <dd className={styles['action']}>{row.action}</dd>}
        </div>
      ))}
    </dl>
  )
}
