// Label, hint and error of one control. A group of controls uses Fieldset.
import type { ReactNode, Ref } from 'react'
import { errorId, hintId, joinIds, type FieldControlProps } from './describe.ts'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import { Phrase } from './Phrase.tsx'

export type FieldProps = {
  /** Id of the control. The ids of hint and error add a suffix. */
  readonly id: string
  /** Undefined if a heading outside the field is its label. */
  readonly label?: ReactNode
  readonly hint?: ReactNode | undefined
  readonly error?: string | undefined
  /** Text after the label that marks the field as optional. */
  readonly optionalText?: string | undefined
  /** Set if the label is the page's question: the h1 around the label gets this ref. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
  readonly children: (control: FieldControlProps) => ReactNode
}

export const Field = ({ id, label, hint, error, optionalText, headingRef, children }: FieldProps) => {
  const labelElement = label !== undefined && (
    <label className={styles['label']} htmlFor={id}>
      <Phrase>{label}</Phrase>
      {optionalText !== undefined && <span className={styles['optional']}>{` ${optionalText}`}</span>}
    </label>
  )
  return (
    <div className={styles['field']} data-invalid={error === undefined ? undefined : true}>
      {headingRef === undefined ? (
        labelElement
      ) : (
        <h1 className={styles['heading']} ref={headingRef} tabIndex={-1}>
          {labelElement}
        </h1>
      )}
      {hint !== undefined && (
        <div className={styles['hint']} id={hintId(id)}>
          {hint}
        </div>
      )}
      {error !== undefined && <FieldError id={errorId(id)}>{error}</FieldError>}
      {children({
        id,
        describedBy: joinIds(hint !== undefined && hintId(id), error !== undefined && errorId(id)),
        invalid: error !== undefined,
      })}
    </div>
  )
}
