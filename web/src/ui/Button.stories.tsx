// The variants of a button, and a button whose action is in flight.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'

const meta = { component: Button, args: { children: 'Continue' } } satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete my answers' } }
export const FullWidth: Story = { args: { fullWidth: true } }
export const Loading: Story = { args: { busy: true } }
