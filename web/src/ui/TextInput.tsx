// A native, uncontrolled one-line text input, with an optional prefix and suffix beside it.
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
  /** Expected length in characters, which sets the width. Without it the input fills the column. */
  size?: number | undefined
  maxLength?: number | undefined
  /** Shown before the input and not submitted, e.g. a dialling code. */
  prefix?: string | undefined
  /** Shown after the input and not submitted, e.g. a currency. */
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
