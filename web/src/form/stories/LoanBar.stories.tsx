// The bar under the header: before the first answer, with saved answers, and when the browser cannot save them.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { englishTexts } from '../../testing/englishTexts.ts'
import { StoryFrame } from '../../testing/StoryFrame.tsx'
import { LoanBar } from '../loan/LoanBar.tsx'

type LoanBarStoryProps = {
  readonly amount?: number
  readonly period?: number
  readonly hasAnswers?: boolean
  /** The storage of the browser is full, so the answers are not saved. */
  readonly isStorageFull?: boolean
}

const createBarApplication = ({ amount, period, hasAnswers = false, isStorageFull = false }: LoanBarStoryProps) => {
  const app = createTestApplication({ locale: 'en', texts: englishTexts })
  if (amount !== undefined && period !== undefined)
    app.store.updateLeadApplication({ applicationData: { amount, period } })
  if (hasAnswers) app.store.writeDrafts({ amount: '5000' })
  const { local, session } = app.storages
  return isStorageFull ? { ...app, storages: { session, local: { ...local, isPersistent: () => false } } } : app
}

const LoanBarStory = (props: LoanBarStoryProps) => {
  const [app] = useState(() => createBarApplication(props))
  return (
    <StoryFrame app={app} path="/name">
      <div>
        <LoanBar onChange={() => undefined} />
        <h1>What is your name?</h1>
      </div>
    </StoryFrame>
  )
}

const meta = {
  component: LoanBarStory,
  // In a wide window the card beside the page replaces the bar.
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof LoanBarStory>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Saved: Story = { args: { amount: 9000, period: 61, hasAnswers: true } }
export const NotSaved: Story = { args: { hasAnswers: true, isStorageFull: true } }
