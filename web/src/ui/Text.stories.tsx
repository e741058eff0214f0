// Running text in its sizes.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from './Text.tsx'

const meta = { component: Text, args: { children: 'We ask only what lenders need.' } } satisfies Meta<typeof Text>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Large: Story = { args: { size: 'large' } }
export const Small: Story = { args: { size: 'small' } }
export const Muted: Story = { args: { muted: true } }
