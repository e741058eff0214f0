// Text for screen readers alone.
import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

export type VisuallyHiddenProps = {
  children: ReactNode
  id?: string | undefined
  /** A polite live region: what appears in it later is read out. */
  live?: boolean | undefined
}

export function VisuallyHidden({ children, id, live }: VisuallyHiddenProps) {
  return (
    <span className={styles['hidden']} id={id} role={live ? 'status' : undefined}>
      {children}
    </span>
  )
}
