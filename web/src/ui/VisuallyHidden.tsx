// Text for screen readers only.
import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

export type VisuallyHiddenProps = {
  children: ReactNode
  id?: string | undefined
  /** A polite live region: screen readers read out later changes. */
  live?: boolean | undefined
  as?: 'span' | 'h1' | 'h2'
}

export function VisuallyHidden({ children, id, live, as: Tag = 'span' }: VisuallyHiddenProps) {
  return (
    <Tag className={styles['hidden']} id={id} role={live ? 'status' : undefined}>
      {children}
    </Tag>
  )
}
