// A native details element with optional content.
import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'
import { chevronDown } from './icons.ts'
import { Phrase } from './Phrase.tsx'

export type DisclosureProps = {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly open?: boolean | undefined
  readonly onToggle?: (() => void) | undefined
}

export const Disclosure = ({ summary, children, open, onToggle }: DisclosureProps) => {
  return (
    <details className={styles['disclosure']} open={open} onToggle={onToggle}>
      <summary className={styles['summary']}>
        <Icon path={chevronDown} className={styles['chevron']} />
        <Phrase>{summary}</Phrase>
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  )
}
