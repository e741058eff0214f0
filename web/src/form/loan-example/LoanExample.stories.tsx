// The example below the sliders, and the notes after them.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { englishTexts } from '../../testing/englishTexts.ts'
import { StoryFrame } from '../../testing/StoryFrame.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { LoanFigures, StartNotes } from '../loan/LoanExample.tsx'

const Example = ({ amount }: { readonly amount: string }) => {
  const [app] = useState(() => createTestApplication({ locale: 'en', texts: englishTexts }))
  return (
    <StoryFrame app={app} path="/">
      <Stack>
        <input name="amount" aria-label="Amount" defaultValue={amount} />
        <LoanFigures />
        <StartNotes />
      </Stack>
    </StoryFrame>
  )
}

/** The title says that it is a component and no whole page. */
const meta = { title: 'components/LoanExample', component: Example, args: { amount: '5000' } } satisfies Meta<
  typeof Example
>
export default meta

type Story = StoryObj<typeof meta>

export const Range: Story = {}
export const OneRate: Story = { args: { amount: '10000' } }
