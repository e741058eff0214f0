// The outcome without a lender.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory, serveLead } from '../../testing/ScreenStory.tsx'
import { buildOffer } from '../offer-terms/offerFixture.ts'
import { waitForLoader, waitForScreen } from '../../testing/storyPlay.ts'

const meta = {
  component: ScreenStory,
  args: { screen: 'thank-you' },
  beforeEach: serveLead,
  play: waitForScreen,
} satisfies Meta<typeof ScreenStory>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  args: {
    status: {
      applicationResult: { application: { status: 'accepted' }, offerId: 'one', partner: null },
      offers: [buildOffer('one')],
    },
  },
}
export const WithoutOffer: Story = {}
export const Loading: Story = { args: { isLoading: true }, play: waitForLoader }
