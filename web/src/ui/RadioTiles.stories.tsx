// Radio buttons as tiles with an icon, for a choice whose options have a meaning each.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { car, ellipsis, graduationCap, heartPulse, paintRoller, receiptText } from './choiceIcons.ts'
import { Fieldset } from './Fieldset.tsx'
import { RadioTiles } from './RadioTiles.tsx'

const meta = {
  component: RadioTiles,
  args: {
    name: 'purpose',
    idPrefix: 'purpose',
    options: [
      { value: 'bills', label: 'Bills', icon: receiptText },
      { value: 'home_repair', label: 'Home repairs', icon: paintRoller },
      { value: 'vehicle', label: 'A car', icon: car },
      { value: 'medical', label: 'Health', icon: heartPulse },
      { value: 'education', label: 'Education', icon: graduationCap },
      { value: 'other', label: 'Something else', icon: ellipsis },
    ],
  },
  decorators: [
    (Story) => (
      <Fieldset id="purpose-group" legend="Purpose of the loan">
        <Story />
      </Fieldset>
    ),
  ],
} satisfies Meta<typeof RadioTiles>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'medical' } }
export const Errors: Story = { args: { invalid: true } }
export const WithoutIcons: Story = {
  args: {
    options: [
      { value: 'bills', label: 'Bills' },
      { value: 'other', label: 'Something else' },
    ],
  },
}
