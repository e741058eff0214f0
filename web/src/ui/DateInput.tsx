// A date as separate text boxes in the order of the country. The Fieldset around it shows the question.
import styles from './DateInput.module.css'
import { type DatePart, datePartId } from './datePartId.ts'
import { TextInput } from './TextInput.tsx'

export type DateInputProps = {
  /** Ids of the boxes are idPrefix-day, idPrefix-month, idPrefix-year. */
  idPrefix: string
  /** Names of the boxes are name.day, name.month, name.year. */
  name: string
  parts: readonly DatePart[]
  labels: Readonly<Record<DatePart, string>>
  defaultValues?: Partial<Record<DatePart, string>> | undefined
  autoComplete?: 'bday' | undefined
  enterKeyHint?: 'next' | 'go' | undefined
  invalidParts?: readonly DatePart[] | undefined
  describedBy?: string | undefined
}

const sizes: Record<DatePart, number> = { day: 2, month: 2, year: 4 }

export function DateInput(props: DateInputProps) {
  const {
    idPrefix,
    name,
    parts,
    labels,
    defaultValues,
    autoComplete,
    enterKeyHint = 'next',
    invalidParts,
    describedBy,
  } = props
  return (
    <div className={styles['date']}>
      {parts.map((part, index) => (
        <div key={part} className={part === 'day' ? `${styles['part']} ${styles['day']}` : styles['part']}>
          <label htmlFor={datePartId(idPrefix, part)}>{labels[part]}</label>
          <TextInput
            id={datePartId(idPrefix, part)}
            name={`${name}.${part}`}
            defaultValue={defaultValues?.[part]}
            inputMode="numeric"
            size={sizes[part]}
            autoComplete={autoComplete === undefined ? 'off' : `${autoComplete}-${part}`}
            enterKeyHint={index === parts.length - 1 ? enterKeyHint : 'next'}
            describedBy={describedBy}
            invalid={invalidParts?.includes(part)}
          />
        </div>
      ))}
    </div>
  )
}
