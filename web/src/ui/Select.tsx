// A native select element.
import type { ChangeEvent, Ref } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Select.module.css'
import { chevronDown } from './icons.ts'

export type SelectOption = { value: string; label: string }

export type SelectProps = {
  readonly id: string
  readonly name: string
  readonly options: readonly SelectOption[]
  /** Label of the first option, whose value is empty. */
  readonly emptyLabel: string
  readonly defaultValue?: string | undefined
  readonly autoComplete?: string | undefined
  readonly describedBy?: string | undefined
  readonly invalid?: boolean | undefined
  readonly onChange?: ((event: ChangeEvent<HTMLSelectElement>) => void) | undefined
  readonly ref?: Ref<HTMLSelectElement> | undefined
}

export const Select = ({ options, emptyLabel, defaultValue = '', describedBy, invalid, ...rest }: SelectProps) => {
  return (
    <span className={styles['box']}>
      <select
        {...rest}
        defaultValue={defaultValue}
        className={styles['select']}
        aria-describedby={describedBy}
        aria-invalid={invalid ? true : undefined}
      >
        <option value="">{emptyLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon path={chevronDown} className={styles['chevron']} />
    </span>
  )
}
