// The consents that a lender requires.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory, serveLead } from '../../testing/ScreenStory.tsx'
import { submitForm, waitForLoader, waitForScreen } from '../../testing/storyPlay.ts'

const meta = {
  component: ScreenStory,
  args: {
    screen: 'policy-consents',
    status: {
      policies: [
        { key: 'terms', version: '2', title: 'Terms', text: 'One.\n\nTwo.', required: true, kind: 'consent' },
        { key: 'offers', version: '1', title: 'Offers', text: 'Three.', required: false, kind: 'consent' },
      ],
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
