// A link that opens an application, after the applicant confirms one datum.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory, serveLead } from '../../testing/ScreenStory.tsx'
import { submitForm, waitForLoader, waitForScreen } from '../../testing/storyPlay.ts'

const meta = {
  component: ScreenStory,
  args: { screen: 'continue', reply: { progressState: 10, confirm: 'dateOfBirth' } },
  beforeEach: serveLead,
  play: waitForScreen,
} satisfies Meta<typeof ScreenStory>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const PhoneNumber: Story = { args: { reply: { progressState: 10, confirm: 'phoneNumber' } } }
export const Errors: Story = { play: submitForm }
export const Loading: Story = { args: { isLoading: true }, play: waitForLoader }
