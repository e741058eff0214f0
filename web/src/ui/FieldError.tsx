// The error of one field, with an icon. The control refers to it by id.
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { alert } from './icons.ts'

export type FieldErrorProps = { id: string; children: string }

export const FieldError = ({ id, children }: FieldErrorProps) => {
  return (
    <p className={styles['error']} id={id}>
      <Icon path={alert} className={styles['errorIcon']} />
      <span>{children}</span>
    </p>
  )
}
