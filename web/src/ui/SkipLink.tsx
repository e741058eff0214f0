// The first stop of the keyboard: past the header, to the question.
import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

export type SkipLinkProps = { children: ReactNode; href?: string | undefined }

export function SkipLink({ children, href = '#main' }: SkipLinkProps) {
  return (
    <a
      className={styles['skip']}
      href={href}
      onClick={(event) => {
        const target = document.getElementById(href.slice(1))
        if (target === null) return
        event.preventDefault()
        target.focus()
      }}
    >
      {children}
    </a>
  )
}
