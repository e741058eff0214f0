// The errors of a screen's form, by control.
import { useState } from 'react'
import type { DisplayedError } from '../../form/displayedError.ts'

export type ScreenErrors = {
  readonly list: readonly DisplayedError[]
  /** Number of failed submits. The summary gets the focus when it changes. */
  readonly attempts: number
  readonly showError: (errors: readonly DisplayedError[]) => void
  /** Clears the errors of a changed control until the next submit; without a name, all errors. */
  readonly clear: (name?: string) => void
  /** Finds the error text for the `error` prop of a field. */
  readonly find: (name: string) => string | undefined
}

/** The text boxes of a date have the name of the date with a suffix. */
const hasField = (name: string, fieldName: string): boolean => name === fieldName || name.startsWith(`${fieldName}.`)

export const useScreenErrors = (): ScreenErrors => {
  const [list, setList] = useState<readonly DisplayedError[]>([])
  const [attempts, setAttempts] = useState(0)
  return {
    list,
    attempts,
    showError: (errors) => {
      setList(errors)
      setAttempts((count) => count + 1)
    },
    clear: (name) =>
      setList((current) => {
        const remaining = name === undefined ? [] : current.filter((error) => !hasField(name, error.name))
        return remaining.length === current.length ? current : remaining
      }),
    find: (name) => list.find((error) => error.name === name)?.text,
  }
}
