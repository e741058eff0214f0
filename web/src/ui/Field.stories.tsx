// A label, hint and error around a control.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

const meta = {
  component: Field,
  args: {
    id: 'first-name',
    label: 'First name',
    children: (control) => <TextInput {...control} name="firstName" autoComplete="given-name" />,
  },
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: { children: (control) => <TextInput {...control} name="firstName" defaultValue="Anna" /> },
}
export const WithHint: Story = { args: { hint: 'As in your identity card' } }
export const Optional: Story = { args: { optionalText: '(optional)' } }
export const Errors: Story = { args: { hint: 'As in your identity card', error: 'Enter your first name' } }
export const LabelAsHeading: Story = { args: { headingRef: { current: null } } }
