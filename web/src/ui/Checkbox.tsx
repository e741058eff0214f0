// A checkbox whose whole row is the press target. Submits 'true' when ticked and nothing otherwise.
import type { ReactNode } from 'react'
import { errorId, hintId, joinIds } from './describe.ts'
import styles from './Choice.module.css'
import { FieldError } from './FieldError.tsx'

export type CheckboxProps = {
  readonly id: string
  readonly name: string
  readonly label: ReactNode
  readonly defaultChecked?: boolean | undefined
  readonly hint?: ReactNode | undefined
  readonly error?: string | undefined
  readonly onChange?: ((checked: boolean) => void) | undefined
}

export const Checkbox = ({ id, name, label, defaultChecked, hint, error, onChange }: CheckboxProps) => {
  return (
    <div className={styles['tick']} data-invalid={error === undefined ? undefined : true}>
      {error !== undefined && <FieldError id={errorId(id)}>{error}</FieldError>}
      <div className={styles['row']}>
        <input
          className={styles['control']}
          type="checkbox"
          // After a reload, Firefox would tick a box again that the applicant ticked before.
          autoComplete="off"
          id={id}
          name={name}
          value="true"
          defaultChecked={defaultChecked}
          aria-describedby={joinIds(hint !== undefined && hintId(id), error !== undefined && errorId(id))}
          aria-invalid={error === undefined ? undefined : true}
          onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
        />
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
        {hint !== undefined && (
          <div className={styles['hint']} id={hintId(id)}>
            {hint}
          </div>
        )}
      </div>
    </div>
  )
}
