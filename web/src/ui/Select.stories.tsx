// One choice of many options.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './Field.tsx'
import { Select } from './Select.tsx'

const meta = {
  component: Select,
  args: {
    id: 'province',
    name: 'province',
    emptyLabel: 'Choose',
    options: [
      { value: 'PL-12', label: 'Lesser Poland' },
      { value: 'PL-14', label: 'Masovia' },
    ],
  },
  render: (args) => (
    <Field id={args.id} label="Province" error={args.invalid ? 'Choose your province' : undefined}>
      {(control) => <Select {...args} {...control} />}
    </Field>
  ),
} satisfies Meta<typeof Select>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'PL-12' } }
export const Errors: Story = { args: { invalid: true } }
