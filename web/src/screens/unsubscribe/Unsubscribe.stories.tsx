// The end of the e-mails.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory, serveLead } from '../../testing/ScreenStory.tsx'
import { submitForm, waitForScreen } from '../../testing/storyPlay.ts'

const meta = {
  component: ScreenStory,
  args: { screen: 'unsubscribe' },
  beforeEach: serveLead,
  play: waitForScreen,
} satisfies Meta<typeof ScreenStory>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { search: '?email=anna@example.com' } }
export const Errors: Story = { play: submitForm }
