// The choice of a password.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory, serveLead } from '../../testing/ScreenStory.tsx'
import { submitForm, waitForScreen } from '../../testing/storyPlay.ts'

const meta = {
  component: ScreenStory,
  args: { screen: 'set-password', leadState: 'ACCEPTED' },
  beforeEach: serveLead,
  play: waitForScreen,
} satisfies Meta<typeof ScreenStory>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Errors: Story = { play: submitForm }
