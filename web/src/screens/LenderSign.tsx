// Shows the lender's logo and name. The initials replace the logo until it loads, and when it fails to load.
import { useState } from 'react'
import { useTexts } from '../context/useTexts.ts'
import { useLenderLogo } from './lenderLogos.ts'
import styles from './LenderSign.module.css'

export type LenderSignProps = {
  readonly name: string
  /** The key of the lender in `/partner/logos`. */
  readonly lenderKey?: string | undefined
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')

export const LenderSign = ({ name, lenderKey }: LenderSignProps) => {
  const t = useTexts('lender')
  const logo = useLenderLogo(lenderKey)
  const [hasFailed, setFailed] = useState(false)
  return (
    <p className={styles['sign']}>
      <span className={styles['place']} aria-hidden="true">
        {logo === null || hasFailed ? (
          initialsOf(name)
        ) : (
          // The name is beside the logo, so the alternative text is empty.
          <img className={styles['logo']} src={logo} alt="" width={48} height={48} onError={() => setFailed(true)} />
        )}
      </span>
      <span className={styles['words']}>
        <span className={styles['label']}>{t('label')}</span>
        <span className={styles['name']} translate="no">
          {name}
        </span>
      </span>
    </p>
  )
}
