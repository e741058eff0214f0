// The animation between two pages. The caller sets a new key for each page.
import type { ReactNode } from 'react'
import styles from './PageTransition.module.css'

export type PageTransitionProps = {
  /** `forward` enters from the right, `back` from the left; `none` does not animate (first page, reload). */
  readonly direction: 'forward' | 'back' | 'none'
  readonly children: ReactNode
}

export const PageTransition = ({ direction, children }: PageTransitionProps) => {
  return <div className={direction === 'none' ? undefined : styles[direction]}>{children}</div>
}
