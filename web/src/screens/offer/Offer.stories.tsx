// The offers of a lender.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory, serveLead } from '../../testing/ScreenStory.tsx'
import { submitForm, waitForLoader, waitForScreen } from '../../testing/storyPlay.ts'
import { buildOffer } from '../offer-terms/offerFixture.ts'

const meta = {
  component: ScreenStory,
  args: { screen: 'proficredit-offer', status: { offers: [buildOffer('one')] } },
  beforeEach: serveLead,
  play: waitForScreen,
} satisfies Meta<typeof ScreenStory>
export default meta

type Story = StoryObj<typeof meta>

export const OneOffer: Story = {}
export const SeveralOffers: Story = {
  args: {
    screen: 'ipfd-offer-choice',
    answers: { amount: 5000, period: 73 },
    status: {
      offers: [
        buildOffer('one'),
        buildOffer('two', {
          period: { length: 98, scale: 'days' },
          instalments: { count: 4, amount: 1290.4 },
          totalPayable: 5161.6,
        }),
        buildOffer('three', { amount: 3000, instalments: { count: 3, amount: 1034.2 }, totalPayable: 3102.6 }),
      ],
    },
  },
}
export const Errors: Story = {
  args: {
    screen: 'ipfd-offer-choice',
    status: { offers: [buildOffer('one'), buildOffer('two', { amount: 4000, totalPayable: 4400 })] },
  },
  play: submitForm,
}
export const Empty: Story = { args: { status: { offers: [] } } }
export const Loading: Story = { args: { isLoading: true }, play: waitForLoader }
