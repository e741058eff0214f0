// A polite live region. Takes no space while it is empty.
import type { ReactNode } from 'react'
import styles from './LiveRegion.module.css'

export const LiveRegion = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['region']} role="status">
    {children}
  </div>
)
