// The smallest possible wizard in React: one form after the other, with the answers in state.
import { type SubmitEvent, useState } from 'react'
import type { PeerPage } from '../peerPage.ts'
import { Control } from './Control.tsx'

export const Wizard = ({ pages }: { readonly pages: readonly PeerPage[] }) => {
  const [index, setIndex] = useState(0)
  const [answers, setAnswers] = useState<Readonly<Record<string, FormDataEntryValue>>>({})
  const page = pages[index]

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAnswers({ ...answers, ...Object.fromEntries(new FormData(event.currentTarget)) })
    setIndex(index + 1)
  }

  if (page === undefined) {
    return (
      <form data-page="review">
        <h1>{Object.keys(answers).length}</h1>
      </form>
    )
  }
  return (
    <form key={page.key} data-page={page.key} noValidate onSubmit={submit}>
      <h1>{page.title}</h1>
      {page.fields.map((field) => (
        <Control key={field.name} field={field} />
      ))}
      <button type="submit">Dalej</button>
    </form>
  )
}
