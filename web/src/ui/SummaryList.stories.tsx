// Terms and values, with an action for a row.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { SummaryList } from './SummaryList.tsx'

const meta = {
  component: SummaryList,
  args: {
    rows: [
      { term: 'First name', value: 'Anna', action: <Button variant="quiet">Change first name</Button> },
      { term: 'Monthly income', value: '6 200 zł' },
    ],
  },
} satisfies Meta<typeof SummaryList>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Dense: Story = { args: { dense: true } }
export const Columns: Story = {
  args: {
    dense: true,
    columns: true,
    rows: [
      { term: 'First name', value: 'Anna' },
      { term: 'Last name', value: 'Kowalska' },
      { term: 'E-mail', value: 'anna.kowalska@example.com', wide: true },
    ],
  },
}
export const Figures: Story = {
  args: {
    figures: true,
    rows: [
      { term: 'Amount', value: '5 000 zł' },
      { term: 'Instalment', value: '164.20 zł' },
    ],
  },
}
