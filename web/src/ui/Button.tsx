// A button, and a link with the same style.
import type { MouseEvent, ReactNode, Ref } from 'react'
import styles from './Button.module.css'
import { classNames } from './classNames.ts'
import { Phrase } from './Phrase.tsx'

/** `danger` confirms an irreversible deletion. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonProps = {
  readonly children: ReactNode
  readonly variant?: ButtonVariant | undefined
  readonly type?: 'button' | 'submit' | undefined
  /** An action is in flight: the button ignores presses, keeps the focus and shows three dots. */
  readonly busy?: boolean | undefined
  readonly fullWidth?: boolean | undefined
  readonly id?: string | undefined
  /** The id of a form elsewhere in the page, which the button submits. */
  readonly form?: string | undefined
  readonly describedBy?: string | undefined
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

export const Button = (props: ButtonProps) => {
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
  readonly href: string
  readonly children: ReactNode
  readonly variant?: ButtonVariant | undefined
  readonly fullWidth?: boolean | undefined
  readonly rel?: string | undefined
  readonly target?: '_blank' | undefined
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

export const ButtonLink = ({
  href,
  children,
  variant = 'primary',
  fullWidth = false,
  rel,
  target,
  onClick,
}: ButtonLinkProps) => {
  return (
    <a className={buttonClass(variant, fullWidth)} href={href} rel={rel} target={target} onClick={onClick}>
      {children}
    </a>
  )
}

function buttonClass(variant: ButtonVariant, fullWidth: boolean): string | undefined {
  return classNames(styles['button'], styles[variant], fullWidth && styles['full'])
}
