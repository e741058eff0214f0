// The progress through the pages of the form.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  component: ProgressBar,
  args: { section: 'Personal details', label: 'Step 4 of 24', fraction: 4 / 24 },
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutSection: Story = { args: { section: undefined } }
export const Complete: Story = { args: { label: 'Step 24 of 24', fraction: 1 } }
