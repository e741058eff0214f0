// Something is on its way: the words for readers at once, a spinner only when it takes longer.
import { classNames } from './classNames.ts'
import styles from './Loader.module.css'

export type LoaderProps = {
  label: string
  /** In the colour of text instead of the brand's. */
  neutral?: boolean | undefined
}

export function Loader({ label, neutral = false }: LoaderProps) {
  return (
    <div className={classNames(styles['loader'], neutral && styles['neutral'])} role="status">
      <span className={styles['spinner']} aria-hidden="true" />
      <span className={styles['label']}>{label}</span>
    </div>
  )
}
