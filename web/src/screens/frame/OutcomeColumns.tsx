// The layout of an outcome: in a wide window its receipt is beside what happened and what follows, and on a phone
// between them. A registry row that uses it has the columns `custom`.
import type { ReactNode } from 'react'
import { Stack } from '../../ui/Stack.tsx'
import styles from './OutcomeColumns.module.css'

type OutcomeColumnsProps = {
  /** The outcome, and the steps that are left. */
  readonly start: ReactNode
  /** Null while the receipt loads. */
  readonly receipt: ReactNode
  /** The next steps. */
  readonly end: ReactNode
}

export const OutcomeColumns = ({ start, receipt, end }: OutcomeColumnsProps) => (
  <div className={styles['columns']}>
    <Stack>{start}</Stack>
    <div className={styles['receipt']}>{receipt}</div>
    <div className={styles['end']}>
      <Stack>{end}</Stack>
    </div>
  </div>
)
