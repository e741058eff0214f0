// Radio buttons as cards, for the choice of one option from a few.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioCards } from './RadioCards.tsx'

const meta = {
  component: RadioCards,
  args: {
    name: 'purpose',
    idPrefix: 'purpose',
    options: [
      { value: 'car', label: 'A car' },
      { value: 'bills', label: 'Bills', hint: 'Rent, energy or taxes' },
    ],
  },
  decorators: [
    (Story) => (
      <fieldset>
        <legend>Purpose of the loan</legend>
        <Story />
      </fieldset>
    ),
  ],
} satisfies Meta<typeof RadioCards>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'bills' } }
export const YesOrNo: Story = {
  args: {
    sideBySide: true,
    options: [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ],
  },
}
export const Errors: Story = { args: { invalid: true } }
