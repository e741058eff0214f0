// A radio button as a card with more than its label; the whole card is the press target. Links and buttons in the card
// stay targets of their own.
import type { ReactNode } from 'react'
import choiceStyles from './Choice.module.css'
import styles from './ChoiceCard.module.css'

export type ChoiceCardProps = {
  name: string
  value: string
  id: string
  label: string
  /** Short text at the end of the label's row, or on the border of the card in a narrow window. */
  aside?: ReactNode | undefined
  describedBy?: string | undefined
  invalid?: boolean | undefined
  onChange?: (() => void) | undefined
  children: ReactNode
}

export function ChoiceCard({
  name,
  value,
  id,
  label,
  aside,
  describedBy,
  invalid,
  onChange,
  children,
}: ChoiceCardProps) {
  return (
    <article className={styles['card']} data-invalid={invalid ? true : undefined}>
      <div className={styles['head']}>
        <input
          className={choiceStyles['control']}
          type="radio"
          id={id}
          name={name}
          value={value}
          aria-describedby={describedBy}
          onChange={onChange}
        />
        <span className={styles['words']}>
          <label className={`${choiceStyles['label']} ${styles['label']}`} htmlFor={id}>
            {label}
          </label>
          {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
        </span>
      </div>
      {children}
    </article>
  )
}
