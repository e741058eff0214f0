// Things one under another with one distance between them: components have no outside margins of their own.
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Stack.module.css'

export type StackProps = {
  children: ReactNode
  /** Distance: tight 8, close 16, normal 24, loose 40 pixels. */
  gap?: 'tight' | 'close' | 'normal' | 'loose' | undefined
  /** Children keep their own width instead of the whole column. */
  start?: boolean | undefined
}

export function Stack({ children, gap = 'normal', start = false }: StackProps) {
  return <div className={classNames(styles['stack'], styles[gap], start && styles['start'])}>{children}</div>
}
