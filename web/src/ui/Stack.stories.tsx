// Vertical space between elements.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  component: Stack,
  args: {
    children: (
      <>
        <Button>Continue</Button>
        <Button variant="secondary">Save and continue later</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Tight: Story = { args: { gap: 'tight' } }
export const Close: Story = { args: { gap: 'close' } }
export const Loose: Story = { args: { gap: 'loose' } }
export const Start: Story = { args: { start: true } }
