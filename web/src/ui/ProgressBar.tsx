// Progress as a line of text and a bar for each stage. Screen readers read one value for all bars.
import { type ReactNode, useId } from 'react'
import styles from './ProgressBar.module.css'

export type ProgressBarProps = {
  /** For example "Part 3 of 6: Home". */
  readonly label: string
  /** For screen readers, where the label is not exact: "Step 12 of 24". */
  readonly exact?: string | undefined
  /** The time left. May be absent until it is loaded. */
  readonly aside?: ReactNode | undefined
  /** The completed share of each stage, 0 to 1. */
  readonly fractions: readonly number[]
}

export const ProgressBar = ({ label, exact = label, aside, fractions }: ProgressBarProps) => {
  const id = useId()
  const done = fractions.reduce((sum, fraction) => sum + fraction, 0) / fractions.length
  return (
    <div className={styles['progress']}>
      <p className={styles['text']}>
        <span id={id} className={styles['label']}>
          {label}
        </span>
        {aside}
      </p>
      <div
        className={styles['bars']}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(done * 100)}
        aria-valuetext={exact}
      >
        {fractions.map((fraction, index) => (
          <span key={index} className={styles['bar']}>
            <span className={styles['fill']} style={{ scale: `${fraction} 1` }} />
          </span>
        ))}
      </div>
    </div>
  )
}
