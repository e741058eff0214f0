// A place where news appears and is read out politely; takes no room while there is none.
import type { ReactNode } from 'react'
import styles from './LiveRegion.module.css'

export const LiveRegion = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['region']} role="status">
    {children}
  </div>
)
