// The progress through the stages of the form.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StageBar } from './StageBar.tsx'

const meta = {
  component: StageBar,
  args: {
    stage: 'Part 3 of 6: Home',
    step: 'Step 12 of 24',
    aside: <span>about 6 min left</span>,
    fractions: [1, 1, 0.5, 0, 0, 0],
  },
} satisfies Meta<typeof StageBar>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutTime: Story = { args: { aside: undefined } }
export const Begin: Story = {
  args: { stage: 'Part 1 of 6: Loan', step: 'Step 1 of at most 31', fractions: [0.33, 0, 0, 0, 0, 0] },
}
export const Review: Story = {
  args: { stage: 'Part 6 of 6: Check', step: 'Step 24 of 24', fractions: [1, 1, 1, 1, 1, 0.5] },
}
