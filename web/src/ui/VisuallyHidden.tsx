// Text for screen readers only.
import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

export type VisuallyHiddenProps = {
  readonly children: ReactNode
  readonly id?: string | undefined
  /** A polite live region: screen readers read out later changes. */
  readonly live?: boolean | undefined
  readonly as?: 'span' | 'h1' | 'h2'
}

export const VisuallyHidden = ({ children, id, live, as: Tag = 'span' }: VisuallyHiddenProps) => {
  return (
    <Tag className={styles['hidden']} id={id} role={live ? 'status' : undefined}>
      {children}
    </Tag>
  )
}
