// A button, and a link with the same style.
import type { MouseEvent, ReactNode, Ref } from 'react'
import styles from './Button.module.css'
import { classNames } from './classNames.ts'
import { Phrase } from './Phrase.tsx'

/** `danger` confirms an irreversible deletion. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonProps = {
  children: ReactNode
  variant?: ButtonVariant | undefined
  type?: 'button' | 'submit' | undefined
  /** An action is in flight: the button ignores presses, keeps the focus and shows three dots. */
  busy?: boolean | undefined
  fullWidth?: boolean | undefined
  id?: string | undefined
  /** The id of a form elsewhere in the page, which the button submits. */
  form?: string | undefined
  describedBy?: string | undefined
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

export function Button(props: ButtonProps) {
  const { ref, children, variant = 'primary', type = 'button', busy = false, fullWidth = false, onClick } = props
  return (
    <button
      ref={ref}
      id={props.id}
      form={props.form}
      type={type}
      className={buttonClass(variant, fullWidth)}
      aria-disabled={busy ? true : undefined}
      aria-busy={busy ? true : undefined}
      aria-describedby={props.describedBy}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <Phrase>{children}</Phrase>
      {busy && (
        <span className={styles['dots']} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
      )}
    </button>
  )
}

export type ButtonLinkProps = {
  href: string
  children: ReactNode
  variant?: ButtonVariant | undefined
  fullWidth?: boolean | undefined
  rel?: string | undefined
  target?: '_blank' | undefined
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

export function ButtonLink({
  href,
  children,
  variant = 'primary',
  fullWidth = false,
  rel,
  target,
  onClick,
}: ButtonLinkProps) {
  return (
    <a className={buttonClass(variant, fullWidth)} href={href} rel={rel} target={target} onClick={onClick}>
      {children}
    </a>
  )
}

function buttonClass(variant: ButtonVariant, fullWidth: boolean): string | undefined {
  return classNames(styles['button'], styles[variant], fullWidth && styles['full'])
}
