// Overwrites the answers of another device: the submit waits until the saver has the revision.
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createTestApplication, idleSaver } from '../../testing/createTestApplication.ts'
import { flushPendingWork } from '../../testing/flushPendingWork.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { useSubmitReview } from './useSubmitReview.ts'

const Overwrite = () => {
  const { overwrite, isSending } = useSubmitReview([])
  return (
    <button type="button" aria-busy={isSending} onClick={() => void overwrite(9)}>
      Overwrite
    </button>
  )
}

it('submits once, after the overwrite has ended', async () => {
  const calls: string[] = []
  let finish: () => void = () => undefined
  const overwriting = new Promise<void>((resolve) => {
    finish = resolve
  })
  const saver = {
    ...idleSaver,
    submit: async () => {
      calls.push('submit')
      return { outcome: 'saved' as const }
    },
    overwrite: (revision: number) => {
      calls.push(`overwrite ${revision}`)
      return overwriting
    },
  }
  const { user } = renderInApplication(<Overwrite />, { app: { ...createTestApplication(), saver } })
  const button = screen.getByRole('button')
  await user.dblClick(button)
  await flushPendingWork()
  expect(calls).toEqual(['overwrite 9'])
  expect(button).toHaveAttribute('aria-busy', 'true')
  finish()
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
  expect(calls).toEqual(['overwrite 9', 'submit'])
})
