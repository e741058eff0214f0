// A link with the style of a button.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from './Button.tsx'

const meta = {
  component: ButtonLink,
  args: { children: 'Go to the lender', href: 'https://lender.example' },
} satisfies Meta<typeof ButtonLink>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
