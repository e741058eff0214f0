// The first stop of the keyboard: past the header, to the question.
import type { ReactNode } from 'react'
import { JumpLink } from './JumpLink.tsx'
import styles from './SkipLink.module.css'

export type SkipLinkProps = { children: ReactNode }

export function SkipLink({ children }: SkipLinkProps) {
  return (
    <JumpLink className={styles['skip']} href="#main">
      {children}
    </JumpLink>
  )
}
