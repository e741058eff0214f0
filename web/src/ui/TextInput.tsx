// A native, uncontrolled one-line text input, with an optional prefix and suffix beside it.
import type { InputEvent, FocusEvent, Ref } from 'react'
import { classNames } from './classNames.ts'
import styles from './TextInput.module.css'

export type TextInputProps = {
  readonly id: string
  readonly name: string
  readonly defaultValue?: string | undefined
  readonly type?: 'text' | 'email' | 'tel' | 'password' | undefined
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | undefined
  readonly autoComplete?: string | undefined
  readonly autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences' | undefined
  readonly spellCheck?: boolean | undefined
  readonly enterKeyHint?: 'next' | 'go' | 'done' | 'send' | undefined
  /** Expected length in characters, which sets the width. Without it the input fills the column. */
  readonly size?: number | undefined
  readonly maxLength?: number | undefined
  /** Shown before the input and not submitted, e.g. a dialling code. */
  readonly prefix?: string | undefined
  /** Shown after the input and not submitted, e.g. a currency. */
  readonly suffix?: string | undefined
  readonly describedBy?: string | undefined
  readonly invalid?: boolean | undefined
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  readonly onInput?: ((event: InputEvent<HTMLInputElement>) => void) | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

export const TextInput = ({ prefix, suffix, describedBy, invalid, size, ...rest }: TextInputProps) => {
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
