// A number input with a text box, a slider and step buttons. Only the native, uncontrolled text box has a name.
import styles from './AmountPicker.module.css'
import { classNames } from './classNames.ts'
import { errorId, hintId, joinIds } from './describe.ts'
import { FieldError } from './FieldError.tsx'
import fieldStyles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { minus, plus } from './icons.ts'
import { type TypedNumberOptions, useTypedNumber } from './useTypedNumber.ts'

export type AmountPickerProps = TypedNumberOptions & {
  readonly id: string
  readonly name: string
  readonly label: string
  /** Shown after the number, e.g. a currency or "days"; before it when `unitFirst` is set. */
  readonly unit: string
  readonly unitFirst?: boolean | undefined
  readonly decreaseLabel: string
  readonly increaseLabel: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly enterKeyHint: 'next' | 'go'
  /** Id of another element that describes the text box. */
  readonly describe?: string | undefined
}

export const AmountPicker = (props: AmountPickerProps) => {
  const { id, name, label, min, max, step, defaultValue, format, unit, hint, error, describe } = props
  const formatNumber = props.formatNumber ?? String
  const { boxRef, sliderRef, fillRef, value, message, setNumber, stepBy, onBlur } = useTypedNumber(props)

  const describedBy = joinIds(hint !== undefined && hintId(id), error !== undefined && errorId(id), describe)
  const labelId = `${id}-label`
  return (
    <div className={styles['picker']} data-invalid={error === undefined ? undefined : true}>
      <div className={styles['body']}>
        <label className={classNames(fieldStyles['label'], styles['label'])} id={labelId} htmlFor={id}>
          {label}
        </label>
        {error !== undefined && (
          <div className={styles['error']}>
            <FieldError id={errorId(id)}>{error}</FieldError>
          </div>
        )}
        <div className={styles['hero']}>
          <button type="button" className={styles['step']} aria-label={props.decreaseLabel} onClick={() => stepBy(-1)}>
            <Icon path={minus} size={24} />
          </button>
          {/* The label makes a press anywhere in the frame focus the text box. */}
          <label className={classNames(styles['frame'], formatNumber(max).length > 7 && styles['long'])} htmlFor={id}>
            {props.unitFirst && <span className={styles['unit']}>{unit}</span>}
            <input
              ref={boxRef}
              className={styles['box']}
              id={id}
              name={name}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint={props.enterKeyHint}
              size={formatNumber(max).length}
              maxLength={20}
              defaultValue={formatNumber(defaultValue)}
              aria-labelledby={labelId}
              aria-describedby={describedBy}
              aria-invalid={error === undefined ? undefined : true}
              onBlur={onBlur}
            />
            {!props.unitFirst && <span className={styles['unit']}>{unit}</span>}
          </label>
          <button type="button" className={styles['step']} aria-label={props.increaseLabel} onClick={() => stepBy(1)}>
            <Icon path={plus} size={24} />
          </button>
        </div>
        <div className={styles['track']}>
          <progress ref={fillRef} className={styles['fill']} value={value - min} max={max - min} aria-hidden="true" />
          <input
            ref={sliderRef}
            className={styles['slider']}
            type="range"
            data-slides={name}
            min={min}
            max={max}
            step={step}
            defaultValue={defaultValue}
            autoComplete="off"
            aria-labelledby={labelId}
            aria-valuetext={format(value)}
            onInput={(event) => setNumber(Number(event.currentTarget.value))}
          />
        </div>
        {hint !== undefined && (
          <p className={styles['hint']} id={hintId(id)}>
            {hint}
          </p>
        )}
      </div>
      <p className={message?.shown ? styles['note'] : styles['said']} role="status">
        {message?.text}
      </p>
    </div>
  )
}
