// The canvas of a brand's drawing beside a heading. Decorative: the heading says the same in words.
import type { ReactNode } from 'react'
import styles from './SceneFrame.module.css'

export const SceneFrame = ({ children }: { readonly children: ReactNode }) => {
  return (
    <svg
      className={styles['scene']}
      width="160"
      height="112"
      viewBox="0 0 160 112"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
