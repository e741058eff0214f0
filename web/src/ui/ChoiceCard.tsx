// A radio button as a card with more than its label; the whole card is the press target. Links and buttons in the card
// remain separate targets.
import type { ReactNode } from 'react'
import choiceStyles from './Choice.module.css'
import styles from './ChoiceCard.module.css'

export type ChoiceCardProps = {
  readonly name: string
  readonly value: string
  readonly id: string
  readonly label: string
  /** Short text at the end of the label's row, or on the border of the card in a narrow window. */
  readonly aside?: ReactNode | undefined
  readonly describedBy?: string | undefined
  readonly invalid?: boolean | undefined
  readonly onChange?: (() => void) | undefined
  readonly children: ReactNode
}

export const ChoiceCard = ({
  name,
  value,
  id,
  label,
  aside,
  describedBy,
  invalid,
  onChange,
  children,
}: ChoiceCardProps) => {
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
        <span className={styles['text']}>
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
