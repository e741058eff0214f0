// How far one is: the words carry it, the thin bar only repeats them.
import { useId, type ReactNode } from 'react'
import styles from './ProgressBar.module.css'

export type ProgressBarProps = {
  /** Section, e.g. "Personal details". */
  section?: ReactNode | undefined
  /** The state in words, e.g. "Step 4 of 24"; shown and said. */
  label: string
  /** 0 to 1. */
  fraction: number
}

export function ProgressBar({ section, label, fraction }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={styles['progress']}>
      <p className={styles['words']} id={id}>
        {section !== undefined && <span className={styles['section']}>{section}</span>}
        <span>{label}</span>
      </p>
      <progress className={styles['bar']} max={1} value={fraction} aria-labelledby={id} aria-valuetext={label} />
    </div>
  )
}
