// A date in boxes for its parts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateInput } from './DateInput.tsx'

const meta = {
  component: DateInput,
  args: {
    idPrefix: 'date',
    name: 'date',
    dateParts: ['day', 'month', 'year'],
    labels: { day: 'Day', month: 'Month', year: 'Year' },
  },
} satisfies Meta<typeof DateInput>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValues: { day: '14', month: '7', year: '1985' } } }
export const Errors: Story = { args: { defaultValues: { day: '31', month: '2' }, invalidDateParts: ['day', 'year'] } }
export const MonthOnly: Story = { args: { dateParts: ['month', 'year'] } }
