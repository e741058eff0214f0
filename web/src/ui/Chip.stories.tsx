// A short text beside a title.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from './Chip.tsx'

const meta = { component: Chip, args: { children: 'lower payment' } } satisfies Meta<typeof Chip>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
