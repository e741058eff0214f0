// The list of errors at the top of a form. Its links focus the fields.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  component: ErrorSummary,
  args: {
    id: 'errors',
    title: 'Correct 2 answers',
    errors: [
      { href: '#first-name', text: 'Enter your first name' },
      { href: '#last-name', text: 'Enter your last name' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>
export default meta

type Story = StoryObj<typeof meta>

export const Errors: Story = {}
export const OneError: Story = {
  args: { title: 'Correct 1 answer', errors: [{ href: '#first-name', text: 'Enter your first name' }] },
}
