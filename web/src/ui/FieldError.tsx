// What is wrong with one field, in words and with a sign; tied to its control by id.
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { alert } from './icons.ts'

export type FieldErrorProps = { id: string; children: string }

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles['error']} id={id}>
      <Icon path={alert} className={styles['errorIcon']} />
      <span>{children}</span>
    </p>
  )
}
