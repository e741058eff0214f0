// The lender's logo. The initials replace it until it loads, and when it fails to load. Hidden from screen readers,
// because the name is beside it.
import { useState } from 'react'
import { classNames } from '../../ui/classNames.ts'
import { useLenderLogo } from './lenderLogos.ts'
import styles from './LenderMark.module.css'

type LenderMarkProps = {
  readonly name: string
  /** The key of the lender in `/partner/logos`, or its name there. */
  readonly lender: string | undefined
  readonly small?: boolean
}

const toInitials = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')

export const LenderMark = ({ name, lender, small = false }: LenderMarkProps) => {
  const logo = useLenderLogo(lender)
  const [hasFailed, setFailed] = useState(false)
  return (
    <span className={classNames(styles['mark'], small && styles['small'])} aria-hidden="true">
      {logo === null || hasFailed ? (
        toInitials(name)
      ) : (
        <img className={styles['logo']} src={logo} alt="" width={48} height={48} onError={() => setFailed(true)} />
      )}
    </span>
  )
}
