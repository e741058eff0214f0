// A choice as a card with figures, of which the whole card is the press target.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from './Chip.tsx'
import { ChoiceCard } from './ChoiceCard.tsx'

const meta = {
  component: ChoiceCard,
  args: { name: 'offer', value: 'one', id: 'offer', label: '5 000 zł for 73 days', children: <p>2 × 2 672.57 zł</p> },
  decorators: [
    (Story) => (
      <fieldset>
        <legend>Choose an offer</legend>
        <Story />
      </fieldset>
    ),
  ],
} satisfies Meta<typeof ChoiceCard>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithChip: Story = { args: { aside: <Chip>lower payment</Chip> } }
export const Errors: Story = { args: { invalid: true } }
