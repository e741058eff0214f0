// A text beside other content, in an element of its own. A browser's translator replaces text nodes: React then updates
// a node that is no longer in the document, while the only text of an element it replaces as a whole.
import type { ReactNode } from 'react'
import styles from './Phrase.module.css'

export function Phrase({ children }: { readonly children: ReactNode }) {
  return <span className={styles['phrase']}>{children}</span>
}
