// The number of an amount picker. The uncontrolled text box and slider have it; this hook keeps them equal, normalises
// what was typed, and says when it differs.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { hasFraction, normaliseNumber, parseWholeNumber } from './normaliseNumber.ts'

/** Why the number differs from the typed text: rounded or clamped, decimals removed, or no number typed. */
export type NormaliseReason = 'adjusted' | 'cut' | 'unchanged'

export type TypedNumberOptions = {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly defaultValue: number
  /** Formats the number with its unit, for the slider and the announcements: "5 000 zł". */
  readonly format: (value: number) => string
  /** Formats the number in the text box; plain digits when absent. */
  readonly formatNumber?: ((value: number) => string) | undefined
  /** Builds the note about a number that differs from the typed text. */
  readonly noteText?: ((normalised: number, reason: NormaliseReason) => string) | undefined
  /** Called with each new allowed number, also while the slider moves. */
  readonly onValueChange?: ((value: number) => void) | undefined
}

export type TypedNumber = {
  readonly boxRef: RefObject<HTMLInputElement | null>
  readonly sliderRef: RefObject<HTMLInputElement | null>
  readonly fillRef: RefObject<HTMLProgressElement | null>
  readonly value: number
  /** A visible note, or a text for screen readers only. */
  readonly message: { readonly text: string; readonly shown: boolean } | null
  readonly setNumber: (next: number) => void
  readonly stepBy: (direction: 1 | -1) => void
  readonly onBlur: () => void
}

export const useTypedNumber = (options: TypedNumberOptions): TypedNumber => {
  const { min, step, defaultValue, format, noteText, onValueChange } = options
  const formatNumber = options.formatNumber ?? String
  const boxRef = useRef<HTMLInputElement>(null)
  const sliderRef = useRef<HTMLInputElement>(null)
  const fillRef = useRef<HTMLProgressElement>(null)
  const [value, setValue] = useState(defaultValue)
  const [message, setMessage] = useState<TypedNumber['message']>(null)

  // Read the input from before hydration once, on mount: it is the applicant's answer.
  const readEarlyAnswer = useEffectEvent(() => {
    const typed = parseWholeNumber(boxRef.current?.value ?? '')
    const slid = Number(sliderRef.current?.value ?? defaultValue)
    const isTyping = document.activeElement === boxRef.current
    if (typed === null || typed === defaultValue) {
      if (slid !== defaultValue && !isTyping) setNumber(slid)
    } else if (isTyping) follow(normaliseNumber(typed, options))
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
    onValueChange?.(next)
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
    const normalised = normaliseNumber(typed ?? value, options)
    const reason = typed === null ? 'unchanged' : normalised !== typed ? 'adjusted' : hasFraction(text) ? 'cut' : null
    if (reason === null && normalised === value && text === formatNumber(normalised)) return false
    setNumber(normalised)
    if (reason !== null && noteText !== undefined) {
      setMessage({ text: noteText(normalised, reason), shown: true })
    }
    return reason !== null
  }

  function stepBy(direction: 1 | -1) {
    const typed = parseWholeNumber(boxRef.current?.value ?? '') ?? value
    const next = normaliseNumber(normaliseNumber(typed, options) + direction * step, options)
    setNumber(next)
    // For the form, which stores what is typed: a value that is set sends no event.
    boxRef.current?.dispatchEvent(new Event('input', { bubbles: true }))
    setMessage({ text: format(next), shown: false })
  }

  const onBlur = () => {
    hasUnseenNote.current = normaliseTyped()
  }

  return { boxRef, sliderRef, fillRef, value, message, setNumber, stepBy, onBlur }
}
