// Wraps a text that has siblings in a separate element. A browser's translator replaces text nodes, and React would
// update a node that is no longer in the document. React replaces the only text of an element as a whole.
import type { ReactNode } from 'react'
import styles from './Phrase.module.css'

export const Phrase = ({ children }: { readonly children: ReactNode }) => {
  return <span className={styles['phrase']}>{children}</span>
}
