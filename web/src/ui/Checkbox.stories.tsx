// A checkbox with its label, hint and error.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { id: 'terms', name: 'terms', label: 'I accept the terms' },
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultChecked: true } }
export const WithHint: Story = { args: { hint: 'You can withdraw your consent at any time.' } }
export const Errors: Story = { args: { error: 'Accept the terms to continue' } }
