// A text box, with text before or after it that is not submitted.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

const meta = {
  component: TextInput,
  args: { id: 'income', name: 'income' },
  render: (args) => (
    <Field id={args.id} label="Monthly income" error={args.invalid ? 'Enter your monthly income' : undefined}>
      {(control) => <TextInput {...args} {...control} />}
    </Field>
  ),
} satisfies Meta<typeof TextInput>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: '6 200' } }
export const WithSuffix: Story = { args: { suffix: 'zł', size: 8, inputMode: 'decimal' } }
export const WithPrefix: Story = { args: { prefix: '+48', type: 'tel' } }
export const Errors: Story = { args: { defaultValue: '-1', invalid: true } }
