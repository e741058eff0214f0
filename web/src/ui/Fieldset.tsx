// Legend, hint and error of a group of controls that answer one question.
import type { ReactNode, Ref } from 'react'
import { errorId, hintId, joinIds } from './describe.ts'
import styles from './Fieldset.module.css'
import { FieldError } from './FieldError.tsx'
import fieldStyles from './Field.module.css'
import { Phrase } from './Phrase.tsx'

export type FieldsetProps = {
  readonly id: string
  readonly legend: ReactNode
  readonly hint?: ReactNode | undefined
  readonly error?: string | undefined
  readonly optionalText?: string | undefined
  /** Set if the legend is the page's question: the h1 inside the legend gets this ref. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
  readonly children: ReactNode
}

export const Fieldset = ({ id, legend, hint, error, optionalText, headingRef, children }: FieldsetProps) => {
  const content = (
    <>
      <Phrase>{legend}</Phrase>
      {optionalText !== undefined && <span className={fieldStyles['optional']}>{` ${optionalText}`}</span>}
    </>
  )
  return (
    <fieldset
      className={styles['fieldset']}
      id={id}
      aria-describedby={joinIds(hint !== undefined && hintId(id), error !== undefined && errorId(id))}
      data-invalid={error === undefined ? undefined : true}
    >
      <legend className={styles['legend']}>
        {headingRef === undefined ? (
          content
        ) : (
          <h1 className={fieldStyles['heading']} ref={headingRef} tabIndex={-1}>
            {content}
          </h1>
        )}
      </legend>
      <div className={styles['body']}>
        {hint !== undefined && (
          <div className={fieldStyles['hint']} id={hintId(id)}>
            {hint}
          </div>
        )}
        {error !== undefined && <FieldError id={errorId(id)}>{error}</FieldError>}
        {children}
      </div>
    </fieldset>
  )
}
