// One text input over decorative slots, one for each character of a code. Paste and autofill reach the one input.
import type { FieldControlProps } from './describe.ts'
import styles from './CodeInput.module.css'

export type CodeInputProps = FieldControlProps & {
  readonly name: string
  /** Number of characters of a whole code. */
  readonly length: number
  /** Removes from typed or pasted text what is not part of a code. */
  readonly parse: (typed: string) => string
  /** Called at each input that makes the code whole, perhaps twice for one code. */
  readonly onComplete: (code: string, form: HTMLFormElement | null) => void
}

export const CodeInput = ({ id, name, length, describedBy, invalid, parse, onComplete }: CodeInputProps) => {
  const read = (input: HTMLInputElement) => {
    const code = parse(input.value)
    if (code !== input.value) input.value = code
    if (code.length === length) onComplete(code, input.form)
  }

  return (
    <span
      className={styles['box']}
      data-invalid={invalid ? true : undefined}
      ref={(box) => {
        box?.style.setProperty('--length', String(length))
      }}
    >
      <span className={styles['slots']} aria-hidden="true">
        {Array.from({ length }, (_slot, index) => (
          <span key={index} className={styles['slot']} />
        ))}
      </span>
      <input
        id={id}
        name={name}
        type="text"
        className={styles['input']}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        enterKeyHint="go"
        aria-describedby={describedBy}
        aria-invalid={invalid ? true : undefined}
        onInput={({ currentTarget, nativeEvent }) => {
          // Text in composition belongs to the input method.
          if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return
          read(currentTarget)
        }}
        // Not every browser has an input event after the composition.
        onCompositionEnd={({ currentTarget }) => read(currentTarget)}
      />
    </span>
  )
}
