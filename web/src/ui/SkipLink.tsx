// The first element in the tab order: skips the header and focuses the main content.
import type { ReactNode } from 'react'
import { JumpLink } from './JumpLink.tsx'
import styles from './SkipLink.module.css'

export type SkipLinkProps = { children: ReactNode }

export const SkipLink = ({ children }: SkipLinkProps) => {
  return (
    <JumpLink className={styles['skip']} href="#main">
      {children}
    </JumpLink>
  )
}
