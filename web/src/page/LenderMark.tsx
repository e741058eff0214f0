// The lender's logo. The initials replace it until it loads, and when it fails to load. Hidden from screen readers,
// because the name is beside it.
import { useState } from 'react'
import { getInitials } from '@loan/domain/getInitials'
import { classNames } from '../ui/classNames.ts'
import { useLenderLogo } from './lenderLogos.ts'
import styles from './LenderMark.module.css'

type LenderMarkProps = {
  readonly name: string
  /** The key of the lender in `/partner/logos`, or its name there. Undefined for the initials. */
  readonly lender: string | undefined
  readonly small?: boolean
}

export const LenderMark = ({ name, lender, small = false }: LenderMarkProps) => {
  const logo = useLenderLogo(lender)
  const [hasFailed, setFailed] = useState(false)
  return (
    <span className={classNames(styles['mark'], small && styles['small'])} aria-hidden="true">
      {logo === null || hasFailed ? (
        getInitials(name)
      ) : (
        <img
          className={styles['logo']}
          src={logo}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  )
}
