// A vertical stack with one gap between its children. Components have no outer margins.
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Stack.module.css'

export type StackProps = {
  readonly children: ReactNode
  /** In pixels: tight 8, close 16, normal 24, loose 40. */
  readonly gap?: 'tight' | 'close' | 'normal' | 'loose' | undefined
  /** Children have their own width instead of the full column width. */
  readonly start?: boolean | undefined
}

export const Stack = ({ children, gap = 'normal', start = false }: StackProps) => {
  return <div className={classNames(styles['stack'], styles[gap], start && styles['start'])}>{children}</div>
}
