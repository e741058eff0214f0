// A short text that says how an item differs from others.
import styles from './Chip.module.css'

export type ChipProps = { children: string; id?: string | undefined }

export const Chip = ({ children, id }: ChipProps) => {
  return (
    <span className={styles['chip']} id={id}>
      {children}
    </span>
  )
}
