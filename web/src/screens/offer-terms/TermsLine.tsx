// A line above a button: the loan at its start and the payments at its end, on two lines where they do not fit.
import type { ReactNode } from 'react'
import styles from './TermsLine.module.css'

type TermsLineProps = {
  readonly children: ReactNode
  /** For a line that changes. */
  readonly role?: 'status'
}

export const TermsLine = ({ children, role }: TermsLineProps) => (
  <p className={styles['line']} role={role}>
    {children}
  </p>
)
