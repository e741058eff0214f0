// The native form of a screen, with an error summary that gets the focus after a failed submit.
import type { ReactNode } from 'react'
import { FormErrors } from '../../form/FormErrors.tsx'
import { Stack } from '../../ui/Stack.tsx'
import type { ScreenErrors } from './useScreenErrors.ts'

export type ScreenFormProps = {
  /** For a button outside the form that submits it. */
  readonly id?: string
  readonly errors: ScreenErrors
  /** Receives the raw values by control name. */
  readonly onSubmit: (values: FormData) => void
  readonly children: ReactNode
}

export const ScreenForm = ({ id, errors, onSubmit, children }: ScreenFormProps) => {
  const { attempts, list } = errors

  return (
    <form
      id={id}
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
        {list.length > 0 && <FormErrors errors={list} attempts={attempts} />}
        {children}
      </Stack>
    </form>
  )
}
