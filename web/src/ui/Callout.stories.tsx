// Callouts and legal notices.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Callout } from './Callout.tsx'

const meta = {
  component: Callout,
  args: { kind: 'info', title: 'Your answers are saved', children: 'You can continue on this device later.' },
} satisfies Meta<typeof Callout>
export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { kind: 'success', title: 'Your application was sent' } }
export const Warning: Story = { args: { kind: 'warning', title: 'You are offline' } }
export const Errors: Story = { args: { kind: 'danger', title: 'We could not save your answers', live: true } }
export const Legal: Story = { args: { kind: 'legal' } }
