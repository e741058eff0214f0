// The errors of a form, with links to the fields. The caller focuses the summary through the ref.
import type { MouseEvent, Ref } from 'react'
import styles from './ErrorSummary.module.css'
import { Icon } from './Icon.tsx'
import { alert } from './icons.ts'
import { Phrase } from './Phrase.tsx'

export type SummaryError = {
  /** `#` and the id of the control, or the URL of another page. */
  href: string
  text: string
  /** Navigates to another page without a document load. */
  onFollow?: (() => void) | undefined
}

export type ErrorSummaryProps = {
  readonly id: string
  readonly title: string
  readonly errors: readonly SummaryError[]
  readonly ref?: Ref<HTMLDivElement> | undefined
}

export const ErrorSummary = ({ id, title, errors, ref }: ErrorSummaryProps) => {
  return (
    <div ref={ref} id={id} className={styles['summary']} role="alert" tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 className={styles['title']} id={`${id}-title`}>
        <Icon path={alert} size={24} className={styles['icon']} />
        <Phrase>{title}</Phrase>
      </h2>
      <ul className={styles['list']}>
        {errors.map((error) => (
          <li key={error.href + error.text}>
            <a href={error.href} onClick={(event) => follow(event, error)}>
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function follow(event: MouseEvent<HTMLAnchorElement>, { onFollow }: SummaryError) {
  if (onFollow === undefined) return focusTarget(event)
  event.preventDefault()
  onFollow()
}

/** Focuses the control and scrolls to its label; opens a closed details element. Adds no history entry. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (control === null) return
  event.preventDefault()
  control.closest('details')?.setAttribute('open', '')
  const labelled = control.closest('fieldset') ?? control.closest('[data-invalid]') ?? control
  control.focus({ preventScroll: true })
  labelled.scrollIntoView({ block: 'start' })
}
