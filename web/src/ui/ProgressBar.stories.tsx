// The progress through the stages of the form and of an upload.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  component: ProgressBar,
  args: {
    label: 'Part 3 of 6: Home',
    exact: 'Step 12 of 24',
    aside: <span>about 6 min left</span>,
    fractions: [1, 1, 0.5, 0, 0, 0],
  },
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutTime: Story = { args: { aside: undefined } }
export const Begin: Story = {
  args: { label: 'Part 1 of 6: Loan', exact: 'Step 1 of at most 31', fractions: [0.33, 0, 0, 0, 0, 0] },
}
export const Review: Story = {
  args: { label: 'Part 6 of 6: Check', exact: 'Step 24 of 24', fractions: [1, 1, 1, 1, 1, 0.5] },
}
export const OneStage: Story = { args: { label: '45 % sent', exact: undefined, aside: undefined, fractions: [0.45] } }
