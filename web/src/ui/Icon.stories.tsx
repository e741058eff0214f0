// An icon beside text, and an icon that is the only content.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './Icon.tsx'
import { alert, check } from './icons.ts'

const meta = { component: Icon, args: { path: check } } satisfies Meta<typeof Icon>
export default meta

type Story = StoryObj<typeof meta>

export const Decorative: Story = {}
export const Labelled: Story = { args: { path: alert, size: 32, label: 'Warning' } }
