// Radio buttons as full-width cards; the whole card is the press target. The Fieldset around it shows the question.
import { classNames } from './classNames.ts'
import { joinIds } from './describe.ts'
import styles from './Choice.module.css'

export type RadioOption = { value: string; label: string; hint?: string | undefined }

export type RadioCardsProps = {
  readonly name: string
  readonly options: readonly RadioOption[]
  /** The id of the first radio, which an error link targets. The next ones have idPrefix-2, idPrefix-3, … */
  readonly idPrefix: string
  readonly defaultValue?: string | undefined
  /** For use outside a Fieldset, which describes its group itself. */
  readonly describedBy?: string | undefined
  readonly invalid?: boolean | undefined
  /** Two short options in one row. */
  readonly sideBySide?: boolean | undefined
  readonly onChange?: ((value: string) => void) | undefined
}

/** More options than this are in two columns where they fit. */
const maxOneColumn = 4
/**
 * A label of at most `shortLabel` letters takes at most two lines in half of the width of a phone, if its words have at
 * most `shortWord` letters. In half of a wide phone they may have `mediumWord`.
 */
const shortLabel = 24
const shortWord = 11
const mediumWord = 13

const getPairs = (options: readonly RadioOption[]): 'long' | 'medium' | 'short' | undefined => {
  if (options.length <= maxOneColumn || options.some(({ hint }) => hint !== undefined)) return undefined
  const labels = options.map(({ label }) => label)
  const longestWord = Math.max(...labels.flatMap((label) => label.split(/\s/u)).map(({ length }) => length))
  if (longestWord > mediumWord || labels.some(({ length }) => length > shortLabel)) return 'long'
  return longestWord > shortWord ? 'medium' : 'short'
}

export const RadioCards = (props: RadioCardsProps) => {
  const { name, options, idPrefix, defaultValue, describedBy, invalid, sideBySide, onChange } = props
  return (
    <div
      className={classNames(styles['cards'], sideBySide && styles['pair'])}
      data-pairs={getPairs(options)}
      data-invalid={invalid ? true : undefined}
    >
      {options.map((option, index) => {
        const id = index === 0 ? idPrefix : `${idPrefix}-${index + 1}`
        const optionHintId = `${id}-option-hint`
        return (
          <div key={option.value} className={styles['card']}>
            <input
              className={styles['control']}
              type="radio"
              id={id}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              aria-describedby={joinIds(option.hint !== undefined && optionHintId, describedBy)}
              onChange={onChange && (() => onChange(option.value))}
            />
            <label className={styles['label']} htmlFor={id}>
              {option.label}
            </label>
            {option.hint !== undefined && (
              <span className={styles['hint']} id={optionHintId}>
                {option.hint}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
