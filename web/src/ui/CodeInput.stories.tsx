// A one-time code: one input over six slots.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitForElement } from '../testing/storyPlay.ts'
import { CodeInput } from './CodeInput.tsx'
import { Field } from './Field.tsx'

const type =
  (code: string) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await waitForElement('#code')({ canvasElement })
    const input = canvasElement.querySelector<HTMLInputElement>('#code')
    if (input !== null) input.value = code
  }

const meta = {
  component: CodeInput,
  args: {
    id: 'code',
    name: 'code',
    length: 6,
    describedBy: undefined,
    invalid: false,
    parse: (typed) => typed.replaceAll(/\D/gu, ''),
    onComplete: () => undefined,
  },
  render: (args) => (
    <Field
      id={args.id}
      label="Code from the text message"
      hint="6 digits"
      error={args.invalid ? 'This code does not match. Check the message and enter the code again.' : undefined}
    >
      {(control) => <CodeInput {...args} {...control} />}
    </Field>
  ),
} satisfies Meta<typeof CodeInput>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Begun: Story = { play: type('123') }
export const Whole: Story = { play: type('123456') }
export const Errors: Story = { args: { invalid: true }, play: type('111111') }
