// A group of controls with a legend, hint and error.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fieldset } from './Fieldset.tsx'
import { RadioCards } from './RadioCards.tsx'

const options = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

const meta = {
  component: Fieldset,
  args: {
    id: 'has-loans',
    legend: 'Do you have other loans?',
    children: <RadioCards name="hasLoans" idPrefix="has-loans-option" options={options} />,
  },
} satisfies Meta<typeof Fieldset>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: {
    children: <RadioCards name="hasLoans" idPrefix="has-loans-option" options={options} defaultValue="false" />,
  },
}
export const WithHint: Story = { args: { hint: 'Credit cards count as loans' } }
export const LegendAsHeading: Story = { args: { headingRef: { current: null } } }
export const Errors: Story = { args: { error: 'Choose yes or no' } }
