// A box with a border and a background around related content.
import type { ReactNode } from 'react'
import styles from './Card.module.css'

export type CardProps = {
  children: ReactNode
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  labelledBy?: string | undefined
}

export function Card({ children, as: Element = 'div', labelledBy }: CardProps) {
  return (
    <Element className={styles['card']} aria-labelledby={labelledBy}>
      {children}
    </Element>
  )
}
