// The small movement from one page to the next; give it a new key for each page.
import type { ReactNode } from 'react'
import styles from './PageTurn.module.css'

export type PageTurnProps = {
  /** Forward comes from the right, back from the left, none stands still (first page, reload). */
  direction: 'forward' | 'back' | 'none'
  children: ReactNode
}

export function PageTurn({ direction, children }: PageTurnProps) {
  return <div className={direction === 'none' ? undefined : styles[direction]}>{children}</div>
}
