// The outcome of an accepted application.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory, serveLead } from '../../testing/ScreenStory.tsx'
import { buildOffer } from '../offer-terms/offerFixture.ts'
import { waitForLoader, waitForScreen } from '../../testing/storyPlay.ts'

const meta = {
  component: ScreenStory,
  args: { screen: 'accepted' },
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
export const WithoutOffer: Story = {
  args: {
    status: {
      outcome: {
        answeredAt: '2026-11-20T10:00:00.000Z',
        requested: { amount: 5000, period: { length: 73, scale: 'days' } },
        contact: { website: 'https://polanka.example', email: 'info@polanka.example', phone: '+48 22 200 30 40' },
      },
    },
  },
}
export const Loading: Story = { args: { isLoading: true }, play: waitForLoader }
