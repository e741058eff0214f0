// The rejection with its reasons.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory, serveLead } from '../../testing/ScreenStory.tsx'
import { waitForLoader, waitForScreen } from '../../testing/storyPlay.ts'

const meta = {
  component: ScreenStory,
  args: {
    screen: 'rejected',
    status: { rejection: { reasons: ['income'], databases: ['BIK'], reviewRequested: false } },
  },
  beforeEach: serveLead,
  play: waitForScreen,
} satisfies Meta<typeof ScreenStory>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const ReviewRequested: Story = {
  args: { status: { rejection: { reasons: ['income'], databases: [], reviewRequested: true } } },
}
export const Loading: Story = { args: { isLoading: true }, play: waitForLoader }
