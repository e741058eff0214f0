// Content that opens below its summary.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  component: Disclosure,
  args: { summary: 'Representative example', children: 'The annual rate is 22.4 %.' },
} satisfies Meta<typeof Disclosure>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
