// The questions of a lender.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory, serveLead } from '../../testing/ScreenStory.tsx'
import { submitForm, waitForLoader, waitForScreen } from '../../testing/storyPlay.ts'

const meta = {
  component: ScreenStory,
  args: {
    screen: 'marital-details',
    status: { questions: { dataPoints: ['maritalStatus', 'spouseMonthlyIncome'], errors: [] } },
  },
  beforeEach: serveLead,
  play: waitForScreen,
} satisfies Meta<typeof ScreenStory>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { answers: { otherDetails: { maritalStatus: 'divorced' } } } }
export const Errors: Story = { play: submitForm }
export const Review: Story = {
  args: {
    screen: 'wniosek',
    status: { questions: { dataPoints: ['firstName', 'lastName', 'monthlyIncome'], errors: [] } },
    answers: {
      personalDetails: { firstName: 'Anna', lastName: 'Nowak' },
      incomeDetails: { monthlyIncome: 5000 },
    },
  },
}
export const Loading: Story = { args: { isLoading: true }, play: waitForLoader }
