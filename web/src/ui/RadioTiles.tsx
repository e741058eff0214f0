// Radio buttons as tiles with an icon each; the whole tile is the press target. The Fieldset around it shows the
// question.
import styles from './RadioTiles.module.css'
import { Icon } from './Icon.tsx'
import { check, type IconPath } from './icons.ts'

export type TileOption = { value: string; label: string; icon?: IconPath | undefined }

export type RadioTilesProps = {
  readonly name: string
  readonly options: readonly TileOption[]
  /** The id of the first radio, which an error link targets. The next ones have idPrefix-2, idPrefix-3, … */
  readonly idPrefix: string
  readonly defaultValue?: string | undefined
  readonly invalid?: boolean | undefined
}

/** A word of this many letters does not fit beside an icon in half of a phone, unless it has a soft hyphen (U+00AD). */
const longWord = 14

const hasLongWord = (options: readonly TileOption[]): boolean =>
  options.some(({ label }) => label.split(/[\s/\u00AD]+/u).some((word) => word.length >= longWord))

export const RadioTiles = ({ name, options, idPrefix, defaultValue, invalid }: RadioTilesProps) => {
  return (
    <div
      className={styles['tiles']}
      data-wide={hasLongWord(options) ? true : undefined}
      data-invalid={invalid ? true : undefined}
    >
      {options.map(({ value, label, icon }, index) => {
        const id = index === 0 ? idPrefix : `${idPrefix}-${index + 1}`
        return (
          <div key={value} className={styles['tile']}>
            <input
              className={styles['control']}
              type="radio"
              id={id}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
            />
            <span className={styles['icon']}>{icon !== undefined && <Icon path={icon} />}</span>
            <label className={styles['label']} htmlFor={id}>
              {label}
            </label>
            <Icon path={check} size={16} className={styles['tick']} />
          </div>
        )
      })}
    </div>
  )
}
