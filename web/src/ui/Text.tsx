// A text in a size of the type scale.
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Text.module.css'

export type TextProps = {
  children: ReactNode
  as?: 'p' | 'span' | 'div' | undefined
  size?: 'small' | 'normal' | 'large' | undefined
  muted?: boolean | undefined
  id?: string | undefined
}

export function Text({ children, as: Element = 'p', size = 'normal', muted = false, id }: TextProps) {
  return (
    <Element className={classNames(styles[size], muted && styles['muted'])} id={id}>
      {children}
    </Element>
  )
}
