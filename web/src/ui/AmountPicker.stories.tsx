// An amount with a text box and a slider.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountPicker } from './AmountPicker.tsx'

const meta = {
  component: AmountPicker,
  args: {
    id: 'amount',
    name: 'amount',
    label: 'Loan amount',
    min: 500,
    max: 60_000,
    step: 100,
    defaultValue: 5_000,
    format: (value) => `${value} zł`,
    unit: 'zł',
    decreaseLabel: 'Less',
    increaseLabel: 'More',
    enterKeyHint: 'next',
  },
} satisfies Meta<typeof AmountPicker>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const WithHint: Story = { args: { hint: 'From 500 to 60 000 zł' } }
export const Errors: Story = { args: { error: 'Enter an amount from 500 to 60 000 zł' } }
export const UnitFirst: Story = { args: { unit: '$', unitFirst: true } }
