// The native form of a screen, with an error summary that gets the focus after a failed submit.
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../context/useTexts.ts'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Stack } from '../ui/Stack.tsx'
import type { ScreenErrors } from './useScreenErrors.ts'

export type ScreenFormProps = {
  readonly errors: ScreenErrors
  /** Receives the raw values by control name. */
  readonly onSubmit: (values: FormData) => void
  readonly children: ReactNode
}

export const ScreenForm = ({ errors, onSubmit, children }: ScreenFormProps) => {
  const t = useTexts()
  const summary = useRef<HTMLDivElement>(null)
  const { attempts, list } = errors

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) errors.clear(target.name)
      }}
    >
      <Stack>
        {list.length > 0 && (
          <ErrorSummary
            ref={summary}
            id="error-summary"
            title={t('errorSummary>title', { count: list.length })}
            errors={list.map(({ id, text, inSummary }) => ({ href: `#${id}`, text: inSummary ?? text }))}
          />
        )}
        {children}
      </Stack>
    </form>
  )
}

/** Reads a text value of a form; empty when the form has none. */
export const textOf = (values: FormData, name: string): string => {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}
