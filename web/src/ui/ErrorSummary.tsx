// What stands in the way, listed with links to the fields. The caller moves the focus here through the ref.
import type { MouseEvent, Ref } from 'react'
import styles from './ErrorSummary.module.css'
import { Icon } from './Icon.tsx'
import { alert } from './icons.ts'
import { Phrase } from './Phrase.tsx'

export type SummaryError = {
  /** `#` and the id of the control, or the address of another page. */
  href: string
  text: string
  /** Leads to another page without loading it anew. */
  onFollow?: (() => void) | undefined
}

export type ErrorSummaryProps = {
  id: string
  title: string
  errors: readonly SummaryError[]
  ref?: Ref<HTMLDivElement> | undefined
}

export function ErrorSummary({ id, title, errors, ref }: ErrorSummaryProps) {
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

/** Focuses the control, folded away or not, and shows its label too, without a new entry in the history. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (control === null) return
  event.preventDefault()
  control.closest('details')?.setAttribute('open', '')
  const labelled = control.closest('fieldset') ?? control.closest('[data-invalid]') ?? control
  control.focus({ preventScroll: true })
  labelled.scrollIntoView({ block: 'start' })
}
