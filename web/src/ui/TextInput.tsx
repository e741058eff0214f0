// A one-line text box, native and uncontrolled; what belongs to it but is not typed stands beside it.
import type { InputEvent, FocusEvent, Ref } from 'react'
import { classNames } from './classNames.ts'
import styles from './TextInput.module.css'

export type TextInputProps = {
  id: string
  name: string
  defaultValue?: string | undefined
  type?: 'text' | 'email' | 'tel' | 'password' | undefined
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | undefined
  autoComplete?: string | undefined
  autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences' | undefined
  spellCheck?: boolean | undefined
  enterKeyHint?: 'next' | 'go' | 'done' | 'send' | undefined
  /** Expected length in characters: the box becomes as wide. Without it the box takes the whole column. */
  size?: number | undefined
  maxLength?: number | undefined
  /** Stands before the box and is no part of the answer, e.g. a dialling code. */
  prefix?: string | undefined
  /** Stands after the box and is no part of the answer, e.g. a currency. */
  suffix?: string | undefined
  describedBy?: string | undefined
  invalid?: boolean | undefined
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  onInput?: ((event: InputEvent<HTMLInputElement>) => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

export function TextInput({ prefix, suffix, describedBy, invalid, size, ...rest }: TextInputProps) {
  return (
    <span className={classNames(styles['box'], size === undefined && styles['wide'])}>
      {prefix !== undefined && <span className={styles['adornment']}>{prefix}</span>}
      <input
        {...rest}
        type={rest.type ?? 'text'}
        size={size}
        className={styles['input']}
        aria-describedby={describedBy}
        aria-invalid={invalid ? true : undefined}
      />
      {suffix !== undefined && <span className={styles['adornment']}>{suffix}</span>}
    </span>
  )
}
