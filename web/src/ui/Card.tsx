// A box with a border and a background around related content.
import type { ReactNode } from 'react'
import styles from './Card.module.css'

export type CardProps = {
  readonly children: ReactNode
  readonly as?: 'div' | 'section' | 'article' | 'li' | undefined
  readonly labelledBy?: string | undefined
}

export const Card = ({ children, as: Element = 'div', labelledBy }: CardProps) => {
  return (
    <Element className={styles['card']} aria-labelledby={labelledBy}>
      {children}
    </Element>
  )
}
