// A text in a size of the type scale.
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Text.module.css'

export type TextProps = {
  readonly children: ReactNode
  readonly as?: 'p' | 'span' | 'div' | undefined
  readonly size?: 'small' | 'normal' | 'large' | undefined
  readonly muted?: boolean | undefined
  readonly id?: string | undefined
}

export const Text = ({ children, as: Element = 'p', size = 'normal', muted = false, id }: TextProps) => {
  return (
    <Element className={classNames(styles[size], muted && styles['muted'])} id={id}>
      {children}
    </Element>
  )
}
