// The page before the redirect to a lender.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory, serveLead } from '../../testing/ScreenStory.tsx'
import { waitForLoader, waitForScreen } from '../../testing/storyPlay.ts'

const meta = {
  component: ScreenStory,
  args: {
    screen: 'redirected',
    status: { redirect: { url: 'https://lender.example/start', method: 'GET', afterSeconds: 600 } },
  },
  beforeEach: serveLead,
  play: waitForScreen,
} satisfies Meta<typeof ScreenStory>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Loading: Story = { args: { isLoading: true }, play: waitForLoader }
