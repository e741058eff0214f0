// A date as separate text boxes in the order of the country. The Fieldset around it shows the question.
import styles from './DateInput.module.css'
import { type DatePart, datePartId } from './datePartId.ts'
import { TextInput } from './TextInput.tsx'

export type DateInputProps = {
  /** Ids of the boxes are idPrefix-day, idPrefix-month, idPrefix-year. */
  readonly idPrefix: string
  /** Names of the boxes are name.day, name.month, name.year. */
  readonly name: string
  readonly dateParts: readonly DatePart[]
  readonly labels: Readonly<Record<DatePart, string>>
  readonly defaultValues?: Partial<Record<DatePart, string>> | undefined
  readonly autoComplete?: 'bday' | undefined
  readonly enterKeyHint?: 'next' | 'go' | undefined
  readonly invalidDateParts?: readonly DatePart[] | undefined
  readonly describedBy?: string | undefined
}

const sizes: Record<DatePart, number> = { day: 2, month: 2, year: 4 }

export const DateInput = (props: DateInputProps) => {
  const {
    idPrefix,
    name,
    dateParts,
    labels,
    defaultValues,
    autoComplete,
    enterKeyHint = 'next',
    invalidDateParts,
    describedBy,
  } = props
  return (
    <div className={styles['date']}>
      {dateParts.map((datePart, index) => (
        <div key={datePart} className={datePart === 'day' ? `${styles['part']} ${styles['day']}` : styles['part']}>
          <label htmlFor={datePartId(idPrefix, datePart)}>{labels[datePart]}</label>
          <TextInput
            id={datePartId(idPrefix, datePart)}
            name={`${name}.${datePart}`}
            defaultValue={defaultValues?.[datePart]}
            inputMode="numeric"
            size={sizes[datePart]}
            autoComplete={autoComplete === undefined ? 'off' : `${autoComplete}-${datePart}`}
            enterKeyHint={index === dateParts.length - 1 ? enterKeyHint : 'next'}
            describedBy={describedBy}
            invalid={invalidDateParts?.includes(datePart)}
          />
        </div>
      ))}
    </div>
  )
}
