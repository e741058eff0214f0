// A native select element.
import type { ChangeEvent, Ref } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Select.module.css'
import { chevronDown } from './icons.ts'

export type SelectOption = { value: string; label: string }

export type SelectProps = {
  id: string
  name: string
  options: readonly SelectOption[]
  /** Label of the first option, whose value is empty. */
  emptyLabel: string
  defaultValue?: string | undefined
  autoComplete?: string | undefined
  describedBy?: string | undefined
  invalid?: boolean | undefined
  onChange?: ((event: ChangeEvent<HTMLSelectElement>) => void) | undefined
  ref?: Ref<HTMLSelectElement> | undefined
}

export function Select({ options, emptyLabel, defaultValue = '', describedBy, invalid, ...rest }: SelectProps) {
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
