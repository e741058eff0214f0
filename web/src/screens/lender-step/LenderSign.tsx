// Shows the lender's logo and name below a label or a note.
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { LenderMark } from '../../page/LenderMark.tsx'
import styles from './LenderSign.module.css'

export type LenderSignProps = {
  readonly name: string
  /** The key of the lender in `/partner/logos`. */
  readonly lenderKey?: string | undefined
  /** Above the name, instead of the word for a lender. */
  readonly note?: ReactNode
}

export const LenderSign = ({ name, lenderKey, note }: LenderSignProps) => {
  const t = useTexts('lender')
  return (
    <p className={styles['sign']}>
      <LenderMark name={name} lender={lenderKey} />
      <span className={styles['text']}>
        <span className={styles['label']}>{note ?? t('label')}</span>
        <span className={styles['name']} translate="no">
          {name}
        </span>
      </span>
    </p>
  )
}
