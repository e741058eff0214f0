// A loading indicator. Screen readers get the label at once; the spinner appears after a delay.
import { classNames } from './classNames.ts'
import styles from './Loader.module.css'

export type LoaderProps = {
  readonly label: string
  /** Uses the text colour instead of the brand colour. */
  readonly neutral?: boolean | undefined
}

export const Loader = ({ label, neutral = false }: LoaderProps) => {
  return (
    <div className={classNames(styles['loader'], neutral && styles['neutral'])} role="status">
      <span className={styles['spinner']} aria-hidden="true" />
      <span className={styles['label']}>{label}</span>
    </div>
  )
}
