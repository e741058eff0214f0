// The code from a text message.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory, serveLead } from '../../testing/ScreenStory.tsx'
import { submitForm, waitForLoader, waitForScreen } from '../../testing/storyPlay.ts'

const meta = {
  component: ScreenStory,
  args: {
    screen: 'mobile-verification',
    status: {
      verification: {
        maskedPhoneNumber: '+48 ••• ••• 678',
        codeLength: 6,
        triesLeft: 4,
        resendsLeft: 2,
        resendAfterSeconds: 30,
        expiresAt: '2099-01-01T00:00:00.000Z',
        withheld: false,
      },
    },
  },
  beforeEach: serveLead,
  play: waitForScreen,
} satisfies Meta<typeof ScreenStory>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Errors: Story = { play: submitForm }
export const Loading: Story = { args: { isLoading: true }, play: waitForLoader }
