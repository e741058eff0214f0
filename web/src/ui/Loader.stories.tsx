// The loader that replaces a page.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loader } from './Loader.tsx'

const meta = { component: Loader, args: { label: 'Loading…' } } satisfies Meta<typeof Loader>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {}
export const Neutral: Story = { args: { neutral: true } }
