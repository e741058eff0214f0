// Terms and values in rows, each with what can be done about it.
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
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
  /** Rows close together and without lines, for a list that is one of several groups. */
  dense?: boolean | undefined
}

export function SummaryList({ rows, figures = false, dense = false }: SummaryListProps) {
  return (
    <dl className={classNames(figures ? styles['figures'] : styles['list'], dense && styles['dense'])}>
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
