// A callout. `legal` is for legal texts and has no icon.
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'
import { alert, check, info, type IconPath } from './icons.ts'
import styles from './Callout.module.css'
import { Phrase } from './Phrase.tsx'

export type CalloutKind = 'info' | 'warning' | 'success' | 'danger' | 'legal'

export type CalloutProps = {
  readonly kind: CalloutKind
  readonly title?: ReactNode | undefined
  readonly children?: ReactNode | undefined
  /** A live region for a callout that appears later: assertive for `danger`, polite for the other kinds. */
  readonly live?: boolean | undefined
}

const signs: Record<CalloutKind, IconPath | null> = {
  info: info,
  warning: alert,
  success: check,
  danger: alert,
  legal: null,
}

export const Callout = ({ kind, title, children, live }: CalloutProps) => {
  const sign = signs[kind]
  return (
    <div className={classNames(styles['notice'], styles[kind])} role={live ? liveRole(kind) : undefined}>
      {sign !== null && <Icon path={sign} className={styles['sign']} />}
      <div className={styles['text']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children !== undefined && <Phrase>{children}</Phrase>}
      </div>
    </div>
  )
}

function liveRole(kind: CalloutKind): 'alert' | 'status' {
  return kind === 'danger' ? 'alert' : 'status'
}
