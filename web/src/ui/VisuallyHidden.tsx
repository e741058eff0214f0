// Text for screen readers alone.
import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

export type VisuallyHiddenProps = {
  children: ReactNode
  id?: string | undefined
  /** A polite live region: what appears in it later is read out. */
  live?: boolean | undefined
  as?: 'span' | 'h1'
}

export function VisuallyHidden({ children, id, live, as: Tag = 'span' }: VisuallyHiddenProps) {
  return (
    <Tag className={styles['hidden']} id={id} role={live ? 'status' : undefined}>
      {children}
    </Tag>
  )
}
