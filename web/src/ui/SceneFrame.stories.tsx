// A drawing, which a brand provides.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SceneFrame } from './SceneFrame.tsx'

const meta = { component: SceneFrame } satisfies Meta<typeof SceneFrame>
export default meta

type Story = StoryObj<typeof meta>

export const Drawing: Story = { args: { children: <circle cx="80" cy="56" r="40" fill="var(--color-brand)" /> } }
