// A text box that searches a list.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { Combobox } from './Combobox.tsx'
import { Field } from './Field.tsx'

const meta = {
  component: Combobox,
  args: {
    id: 'country',
    name: 'country',
    label: 'Country',
    isChoice: true,
    options: [
      { value: 'PL', label: 'Poland' },
      { value: 'CI', label: 'Côte d’Ivoire' },
      { value: 'GS', label: 'South Georgia and the South Sandwich Islands' },
      { value: 'VN', label: 'Vietnam' },
    ],
    texts: {
      results: (count) => `${count} results`,
      none: 'Nothing in the list matches. Check the spelling.',
      open: 'Show the list',
    },
  },
  render: (args) => (
    <Field id={args.id} label={args.label} error={args.invalid ? 'Choose a country' : undefined}>
      {(control) => <Combobox {...args} {...control} />}
    </Field>
  ),
} satisfies Meta<typeof Combobox>
export default meta

type Story = StoryObj<typeof meta>

const type =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), text)
  }

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'VN' } }
export const Errors: Story = { args: { invalid: true } }
export const Open: Story = { play: type('{ArrowDown}') }
export const Found: Story = { play: type('s') }
export const NothingFound: Story = { play: type('Atlantis') }
export const AnyText: Story = { args: { isChoice: false, defaultValue: 'Any text' } }
