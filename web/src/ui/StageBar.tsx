// The progress through the named stages of the form: one bar for each. Screen readers also get the exact step.
import { type ReactNode, useId } from 'react'
import styles from './StageBar.module.css'

export type StageBarProps = {
  /** For example "Part 3 of 6: Home". */
  stage: string
  /** For example "Step 12 of 24"; for screen readers only. */
  step: string
  /** The time left. May be absent until it is loaded. */
  aside?: ReactNode | undefined
  /** How much of each stage is done, 0 to 1. */
  fractions: readonly number[]
}

export function StageBar({ stage, step, aside, fractions }: StageBarProps) {
  const id = useId()
  const done = fractions.reduce((sum, fraction) => sum + fraction, 0) / fractions.length
  return (
    <div className={styles['stages']}>
      <p className={styles['words']}>
        <span id={id} className={styles['stage']}>
          {stage}
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
        aria-valuetext={step}
      >
        {fractions.map((fraction, index) => (
          <progress key={index} className={styles['bar']} max={1} value={fraction} aria-hidden="true" />
        ))}
      </div>
    </div>
  )
}
