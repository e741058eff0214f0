// A number input with a text box, a slider and step buttons. Only the native, uncontrolled text box has a name.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './AmountPicker.module.css'
import { classNames } from './classNames.ts'
import { errorId, hintId, joinIds } from './describe.ts'
import { FieldError } from './FieldError.tsx'
import fieldStyles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { hasFraction, parseWholeNumber, normaliseNumber } from './normaliseNumber.ts'
import { minus, plus } from './icons.ts'

/** Why the number differs from the typed text: rounded or clamped, decimals removed, or no number typed. */
export type NormaliseReason = 'moved' | 'cut' | 'kept'

export type AmountPickerProps = {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly defaultValue: number
  /** Formats the number with its unit, for the slider and the announcements: "5 000 zł". */
  readonly format: (value: number) => string
  /** Formats the number in the text box; plain digits when absent. */
  readonly formatNumber?: ((value: number) => string) | undefined
  /** Shown after the number, e.g. a currency or "days"; before it when `unitFirst` is set. */
  readonly unit: string
  readonly unitFirst?: boolean | undefined
  readonly decreaseLabel: string
  readonly increaseLabel: string
  /** Builds the note about a number that differs from the typed text. */
  readonly noteText?: ((normalised: number, reason: NormaliseReason) => string) | undefined
  /** Called with each new allowed number, also while the slider moves. */
  readonly onValueChange?: ((value: number) => void) | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly enterKeyHint: 'next' | 'go'
  /** Id of another element that describes the text box. */
  readonly describe?: string | undefined
}

export const AmountPicker = (props: AmountPickerProps) => {
  const { id, name, label, min, max, step, defaultValue, format, unit, hint, error, describe } = props
  const formatNumber = props.formatNumber ?? String
  const boxRef = useRef<HTMLInputElement>(null)
  const sliderRef = useRef<HTMLInputElement>(null)
  const fillRef = useRef<HTMLProgressElement>(null)
  const [value, setValue] = useState(defaultValue)
  const [message, setMessage] = useState<{ text: string; shown: boolean } | null>(null)

  // Read the input from before hydration once, on mount: it is the applicant's answer.
  const readEarlyAnswer = useEffectEvent(() => {
    const typed = parseWholeNumber(boxRef.current?.value ?? '')
    const slid = Number(sliderRef.current?.value ?? defaultValue)
    const isTyping = document.activeElement === boxRef.current
    if (typed === null || typed === defaultValue) {
      if (slid !== defaultValue) setNumber(slid)
    } else if (isTyping) follow(normaliseNumber(typed, props))
    else normaliseTyped()
  })
  useEffect(() => readEarlyAnswer(), [])

  // Hydration does not update the attributes that were prerendered with the default value.
  useEffect(() => {
    if (fillRef.current !== null) fillRef.current.value = value - min
    sliderRef.current?.setAttribute('aria-valuetext', format(value))
  }, [value, min, format])

  // Block the submit after the number changed, so that the applicant sees it before the next press sends it.
  const hasUnseenNote = useRef(false)
  const blockSubmit = useEffectEvent((event: Event) => {
    if (event.type === 'submit' && (normaliseTyped() || hasUnseenNote.current)) {
      event.preventDefault()
      event.stopPropagation()
      boxRef.current?.focus()
    }
    hasUnseenNote.current = false
  })
  useEffect(() => {
    const form = boxRef.current?.form
    const handleMoment = (event: Event) => blockSubmit(event)
    // In one press, the blur comes after pointerdown or keydown and before submit.
    const moments = ['pointerdown', 'keydown', 'submit']
    moments.forEach((moment) => form?.addEventListener(moment, handleMoment))
    return () => moments.forEach((moment) => form?.removeEventListener(moment, handleMoment))
  }, [])

  /** Updates the slider and the listeners; leaves the typed text unchanged. */
  function follow(next: number) {
    if (sliderRef.current !== null) sliderRef.current.value = String(next)
    setValue(next)
    props.onValueChange?.(next)
  }

  function setNumber(next: number) {
    if (boxRef.current !== null) boxRef.current.value = formatNumber(next)
    setMessage(null)
    follow(next)
  }

  /** Normalises the typed number; returns true when it changed and the note says so. */
  function normaliseTyped(): boolean {
    const text = boxRef.current?.value ?? ''
    const typed = parseWholeNumber(text)
    const normalised = normaliseNumber(typed ?? value, props)
    const reason = typed === null ? 'kept' : normalised !== typed ? 'moved' : hasFraction(text) ? 'cut' : null
    if (reason === null && normalised === value && text === formatNumber(normalised)) return false
    setNumber(normalised)
    if (reason !== null && props.noteText !== undefined) {
      setMessage({ text: props.noteText(normalised, reason), shown: true })
    }
    return reason !== null
  }

  function stepBy(direction: 1 | -1) {
    const typed = parseWholeNumber(boxRef.current?.value ?? '') ?? value
    const next = normaliseNumber(normaliseNumber(typed, props) + direction * step, props)
    setNumber(next)
    setMessage({ text: format(next), shown: false })
  }

  const describedBy = joinIds(hint !== undefined && hintId(id), error !== undefined && errorId(id), describe)
  const labelId = `${id}-label`
  return (
    <div className={styles['picker']} data-invalid={error === undefined ? undefined : true}>
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
            onBlur={() => {
              hasUnseenNote.current = normaliseTyped()
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
      <p className={message?.shown ? styles['note'] : styles['said']} role="status">
        {message?.text}
      </p>
    </div>
  )
}
