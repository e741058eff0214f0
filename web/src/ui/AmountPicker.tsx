// A number by typing, sliding or stepping: three ways to one native, uncontrolled box, which alone carries the name.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './AmountPicker.module.css'
import { classNames } from './classNames.ts'
import { errorId, hintId, joinIds } from './describe.ts'
import { FieldError } from './FieldError.tsx'
import fieldStyles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { hasFraction, parseWholeNumber, settleNumber } from './settleNumber.ts'
import { minus, plus } from './icons.ts'

/** Why the number is another than was typed: moved to an allowed one, its decimals left out, none there to read. */
export type SettleReason = 'moved' | 'cut' | 'kept'

export type AmountPickerProps = {
  id: string
  name: string
  label: string
  min: number
  max: number
  step: number
  defaultValue: number
  /** The whole thing in words, for the slider and the announcements: "5 000 zł". */
  format: (value: number) => string
  /** The number as it stands in the box; plain digits without it. */
  formatNumber?: ((value: number) => string) | undefined
  /** Stands after the number, e.g. a currency or "days"; before it where the country writes it so. */
  unit: string
  unitFirst?: boolean | undefined
  decreaseLabel: string
  increaseLabel: string
  /** Words for a number that is another than was typed. */
  noteText?: ((settled: number, reason: SettleReason) => string) | undefined
  /** Each new allowed number, while sliding too. */
  onSettle?: ((value: number) => void) | undefined
  hint?: string | undefined
  error?: string | undefined
  enterKeyHint: 'next' | 'go'
  /** More text that describes the box, by id. */
  describe?: string | undefined
}

export function AmountPicker(props: AmountPickerProps) {
  const { id, name, label, min, max, step, defaultValue, format, unit, hint, error, describe } = props
  const formatNumber = props.formatNumber ?? String
  const boxRef = useRef<HTMLInputElement>(null)
  const sliderRef = useRef<HTMLInputElement>(null)
  const fillRef = useRef<HTMLProgressElement>(null)
  const [value, setValue] = useState(defaultValue)
  const [message, setMessage] = useState<{ text: string; shown: boolean } | null>(null)

  // Whatever was typed or slid before the script came is the answer; it is read once, when the page has come alive.
  const readEarlyAnswer = useEffectEvent(() => {
    const typed = parseWholeNumber(boxRef.current?.value ?? '')
    const slid = Number(sliderRef.current?.value ?? defaultValue)
    const isTyping = document.activeElement === boxRef.current
    if (typed === null || typed === defaultValue) {
      if (slid !== defaultValue) take(slid)
    } else if (isTyping) follow(settleNumber(typed, props))
    else settleTyped()
  })
  useEffect(() => readEarlyAnswer(), [])

  // Hydration leaves the attributes of the prerendered page, which were rendered with the default.
  useEffect(() => {
    if (fillRef.current !== null) fillRef.current.value = value - min
    sliderRef.current?.setAttribute('aria-valuetext', format(value))
  }, [value, min, format])

  // A number that became another one is shown first and sent with the next press.
  const isNews = useRef(false)
  const holdBack = useEffectEvent((event: Event) => {
    if (event.type === 'submit' && (settleTyped() || isNews.current)) {
      event.preventDefault()
      event.stopPropagation()
      boxRef.current?.focus()
    }
    isNews.current = false
  })
  useEffect(() => {
    const form = boxRef.current?.form
    const hold = (event: Event) => holdBack(event)
    // Of one press, the box is left after the first of these and the form submitted after that.
    const moments = ['pointerdown', 'keydown', 'submit']
    moments.forEach((moment) => form?.addEventListener(moment, hold))
    return () => moments.forEach((moment) => form?.removeEventListener(moment, hold))
  }, [])

  /** Slider and listeners take the number; the box keeps what is typed in it. */
  function follow(next: number) {
    if (sliderRef.current !== null) sliderRef.current.value = String(next)
    setValue(next)
    props.onSettle?.(next)
  }

  function take(next: number) {
    if (boxRef.current !== null) boxRef.current.value = formatNumber(next)
    setMessage(null)
    follow(next)
  }

  /** Settles what is typed; true when it became another number, which is said. */
  function settleTyped(): boolean {
    const text = boxRef.current?.value ?? ''
    const typed = parseWholeNumber(text)
    const settled = settleNumber(typed ?? value, props)
    const reason = typed === null ? 'kept' : settled !== typed ? 'moved' : hasFraction(text) ? 'cut' : null
    if (reason === null && settled === value && text === formatNumber(settled)) return false
    take(settled)
    if (reason !== null && props.noteText !== undefined) {
      setMessage({ text: props.noteText(settled, reason), shown: true })
    }
    return reason !== null
  }

  function stepBy(direction: 1 | -1) {
    const typed = parseWholeNumber(boxRef.current?.value ?? '') ?? value
    const next = settleNumber(settleNumber(typed, props) + direction * step, props)
    take(next)
    setMessage({ text: format(next), shown: false })
  }

  const describedBy = joinIds(hint !== undefined && hintId(id), error !== undefined && errorId(id), describe)
  const labelId = `${id}-label`
  return (
    <div className={styles['picker']} data-invalid={error === undefined ? undefined : true}>
      <label className={fieldStyles['label']} id={labelId} htmlFor={id}>
        {label}
      </label>
      {error !== undefined && <FieldError id={errorId(id)}>{error}</FieldError>}
      <div className={styles['hero']}>
        <button type="button" className={styles['step']} aria-label={props.decreaseLabel} onClick={() => stepBy(-1)}>
          <Icon path={minus} size={24} />
        </button>
        {/* A press anywhere in the frame types: the label belongs to the box. */}
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
            onBlur={() => {
              isNews.current = settleTyped()
            }}
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
          aria-labelledby={labelId}
          aria-valuetext={format(value)}
          onInput={(event) => take(Number(event.currentTarget.value))}
        />
      </div>
      {hint !== undefined && (
        <p className={styles['hint']} id={hintId(id)}>
          {hint}
        </p>
      )}
      <p className={message?.shown ? styles['note'] : styles['said']} role="status">
        {message?.text}
      </p>
    </div>
  )
}
