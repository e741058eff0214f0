// A progress bar. The label states the progress; the bar only repeats it.
import { useId, type ReactNode } from 'react'
import styles from './ProgressBar.module.css'

export type ProgressBarProps = {
  /** Section, e.g. "Personal details". */
  section?: ReactNode | undefined
  /** The progress as text, e.g. "Step 4 of 24"; visible and read out. */
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
