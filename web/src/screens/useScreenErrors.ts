// What stands in the way of sending a screen's form, by control.
import { useState } from 'react'

export type ScreenError = {
  /** `name` of the control. */
  readonly name: string
  /** Id of the control an error link leads to. */
  readonly id: string
  readonly text: string
  /** Words of the summary, where the field's own would not say which field it is. */
  readonly inSummary?: string
}

export type ScreenErrors = {
  readonly list: readonly ScreenError[]
  /** Counts the failed submits, so that the summary takes the focus on each. */
  readonly attempts: number
  readonly showError: (errors: readonly ScreenError[]) => void
  /** A control that was touched again is in order until it is sent. */
  readonly clear: (name?: string) => void
  /** For a field's `error`. */
  readonly of: (name: string) => string | undefined
}

/** The boxes of a date carry its name with a part. */
const isPartOf = (name: string, whole: string): boolean => name === whole || name.startsWith(`${whole}.`)

export const useScreenErrors = (): ScreenErrors => {
  const [list, setList] = useState<readonly ScreenError[]>([])
  const [attempts, setAttempts] = useState(0)
  return {
    list,
    attempts,
    showError: (errors) => {
      setList(errors)
      setAttempts((count) => count + 1)
    },
    clear: (name) =>
      setList((now) => {
        const left = name === undefined ? [] : now.filter((error) => !isPartOf(name, error.name))
        return left.length === now.length ? now : left
      }),
    of: (name) => list.find((error) => error.name === name)?.text,
  }
}
